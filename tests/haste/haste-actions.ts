// What a visitor in a hurry does: random actions, with or without a pause after them.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { addressOf } from '../../app/pages.ts';
import { localAddress } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { products } from '../../content/products.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { samplePages } from '../support/site.ts';
import { forms, settle, type Walk } from './haste-checks.ts';

/** Does something, and says what. Says nothing if it was not possible. */
type Action = (page: Page, walk: Walk) => Promise<string | undefined>;

export const sizes = { phone: { width: 375, height: 667 }, desktop: { width: 1280, height: 800 } };

const [category] = productNavigation;
const [product] = products;
export const addresses = [
  ...samplePages,
  `${addressOf('enquiry')}?add=${product?.id}`,
  `${addressOf('products')}#${category?.hash}`,
  `${addressOf('products')}?category=fruits&organic=1`,
  `${addressOf('seasons')}?month=3&sort=category`,
  addressOf('article', 'no-such-article'),
];

// Not links that leave the site, open a mail program or save a file.
const link = 'a[href]:not([href^=http], [href^="mailto:"], [href^="tel:"], [download])';
const button = 'button:not([type=submit])';
const control = `:is(${link}, ${button}, summary, [type=checkbox], a[role=link])`;
const textField = ':is(input:not([type=checkbox]), textarea):not([readonly])';
/** Kinds of controls. Those that are few among many are kinds of their own. */
const pressable = [
  ...['header', 'main', 'footer'].map((part) => `${part} ${control}`),
  'main a[data-wait-for-script]',
  'a[rel=nofollow]',
  'a[hreflang]',
  'main :is([aria-pressed], [type=checkbox])',
  `main ${button}:not([aria-label], [aria-pressed])`,
  'main [data-once]',
  'summary',
];
const typable = ['[type=search]', `main ${textField}`, `footer ${textField}`];

/** Which of the visible controls. */
interface Choice {
  kind: number;
  nth: number;
  /** Whether the visitor does not scroll, if there is one on the screen. */
  isNear: boolean;
  /** Whether it is in the open dialog, if there is one. */
  isInside: boolean;
}
const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat({ max: 99 }),
  nth: fc.nat({ max: 999 }),
  isNear: fc.boolean(),
  isInside: fc.constantFrom(true, true, true, false),
});

/** Finds a visible control of these kinds, scrolls to it and says where it is. Runs in the browser. */
function findControl([kinds, { kind, nth, isNear, isInside }]: readonly [
  readonly string[],
  Choice,
]) {
  const dialog = isInside && document.querySelector('.yarl__portal, :popover-open');
  const usable = (selector: string) =>
    [...(dialog || document).querySelectorAll(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
    );
  const isOnScreen = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const all = kinds.map(usable);
  const near = isNear ? all.map((some) => some.filter(isOnScreen)) : [];
  const [found = dialog ? usable('a[href], button, img') : []] = [near, all].flatMap((some) => {
    const filled = some.filter(({ length }) => length > 0);
    return filled.length > 0 ? [filled[kind % filled.length]] : [];
  });
  const control = found[nth % found.length];
  if (control && !isOnScreen(control))
    control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  // A link may have several lines.
  const box = control?.getClientRects()[0];
  if (!control || !box) return;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  if (!hit || hit.closest('a[href^=http], a[href^="mailto:"]')) return;
  const name =
    control.getAttribute('aria-label') ||
    control.textContent ||
    control.querySelector('img')?.alt ||
    control.id;
  // During a cross-fade, the root gets all clicks, and the site passes them on.
  const isFading = hit === document.documentElement;
  const canFocus = 'a[href], button, summary, input, select, textarea, label, [tabindex]';
  return {
    ...place,
    name: `${control.localName} “${name.trim().slice(0, 40)}”`,
    mayLoseFocus: isFading || !hit.closest(canFocus),
    submits: isFading || hit.closest('[type=submit]') ? 1 : 0,
    // The button that clears the enquiry list has no `data-once`.
    removals: hit.closest('[data-once]') ? 1 : isFading || hit.closest('main button') ? 99 : 0,
  };
}

/** Clicks or taps on a control. Returns its name. */
async function pressOn(page: Page, walk: Walk, kinds: string[], choice: Choice, times = 1) {
  const found = await page.evaluate(findControl, [kinds, choice] as const);
  if (!found) return;
  const { x, y, name } = found;
  walk.burst.mayLoseFocus ||= found.mayLoseFocus;
  walk.burst.submits += found.submits;
  walk.burst.removals += found.removals;
  if (!walk.isTouch) await page.mouse.click(x, y, { clickCount: times });
  else await Promise.all(Array.from({ length: times }, () => page.touchscreen.tap(x, y)));
  return name;
}

/** Remembers what is in the form that has the focus. */
async function rememberTyped(page: Page, walk: Walk) {
  const { key, ...typed } = await page.evaluate((forms) => {
    const { form } = document.activeElement as HTMLInputElement;
    const fields = form ? [...new FormData(form)] : [];
    return {
      key: Object.keys(forms).find((key) => form?.matches(forms[key] ?? '')),
      fields: Object.fromEntries(
        fields.map(([name, value]) => [name, `${value}`]).filter(([, value]) => value?.trim()),
      ) as Record<string, string>,
      isHydrated: performance.getEntriesByName('hydrated').length > 0,
      document: performance.timeOrigin,
    };
  }, forms);
  if (key && typed.isHydrated) walk.drafts[key] = typed.fields;
  else if (key) walk.burst.typedEarly.push({ key, ...typed });
}

const nth = fc.nat({ max: 99 });
const once = fc.constantFrom(1, 2);
const twice = (times: number) => (times === 2 ? 'twice ' : '');

const press = fc.tuple(choice, once).map(
  ([choice, times]): Action =>
    async (page, walk) => {
      const name = await pressOn(page, walk, pressable, choice, times);
      return name && `${walk.isTouch ? 'tap' : 'click'} ${twice(times)}on ${name}`;
    },
);

const point = choice.map(
  (choice): Action =>
    async (page, { isTouch }) => {
      if (isTouch) return;
      const found = await page.evaluate(findControl, [[control], choice] as const);
      if (!found) return;
      await page.mouse.move(found.x, found.y);
      return `point at ${found.name}`;
    },
);

const words: Record<string, string[]> = {
  search: ['zzz', ...products.slice(0, 3).map(({ name }) => name.slice(0, 3).trim())],
  email: ['mona@example.com', 'mona@'],
};

const write = fc.tuple(choice, nth).map(
  ([choice, nth]): Action =>
    async (page, walk) => {
      const name = await pressOn(page, walk, typable, choice);
      const type = await page.evaluate(() => {
        const field = document.activeElement;
        const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
        if (isText) field.select();
        return isText && field.type !== 'checkbox' ? field.type : undefined;
      });
      if (!name || !type) return name && `click on ${name}`;
      const texts = words[type] ?? ['Mona', '+20 1', 'Two words'];
      const text = texts[nth % texts.length] ?? '';
      await page.keyboard.insertText(text);
      await rememberTyped(page, walk);
      return `type “${text}” into ${name}`;
    },
);

const submit = fc.tuple(choice, fc.constantFrom(...Object.entries(forms)), fc.boolean(), once).map(
  ([choice, [key, form], fills, times]): Action =>
    async (page, walk) => {
      const isFilled = fills && (await page.evaluate(fillIn, form));
      if (isFilled) await rememberTyped(page, walk);
      const button =
        key === 'unsent-enquiry' ? 'main [form=enquiry-form]' : `${form} [type=submit]`;
      const name = await pressOn(page, walk, [button], choice, times);
      return name && `${isFilled ? 'fill in the form, ' : ''}press ${twice(times)}on ${name}`;
    },
);

/** Fills in all fields of a form, as browsers do. */
function fillIn(selector: string) {
  const fields = document.querySelectorAll<HTMLInputElement>(`${selector} :is(input, textarea)`);
  for (const field of fields) {
    field.value = field.type === 'email' ? 'mona@example.com' : 'Mona';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  fields[0]?.focus();
  return fields.length > 0;
}

const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowRight', 'ArrowLeft', 'End'];

const pressKey = fc.tuple(fc.constantFrom('Escape', ...keys), once).map(
  ([key, times]): Action =>
    async (page, { burst, last }) => {
      const activates = key === 'Enter' || key === 'Space';
      // A key that types is not remembered, and links to elsewhere are not followed.
      const isOther = await page.evaluate(
        () =>
          document.activeElement?.matches(
            '[href^=http], [href^="mailto:"], textarea, input:not([type=checkbox])',
          ) ?? false,
      );
      if (activates && isOther) return;
      burst.isEscape = key === 'Escape' && burst.actions === 0 && last !== undefined;
      if (activates) {
        burst.submits += times;
        burst.removals += 99;
      }
      // Beyond the last control is the browser.
      if (key.endsWith('Tab')) burst.mayLoseFocus = true;
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      return `press ${twice(times)}${key}`;
    },
);

const travel = fc.constantFrom('back', 'forward').map(
  (way): Action =>
    async (page) => {
      await page.evaluate((way) => {
        // Not beyond the pages of this walk.
        const { canGoBack } = (window as unknown as { navigation: { canGoBack: boolean } })
          .navigation;
        if (way === 'forward') history.forward();
        else if (canGoBack) history.back();
      }, way);
      return `go ${way}`;
    },
);

const reload = fc.constant<Action>(async (page) => {
  // The page gets the key before the browser reloads. Browsers without a window do not reload then.
  await page.keyboard.press('F5');
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
});

const visit = fc.tuple(fc.constantFrom(...addresses), fc.boolean()).map(
  ([address, isHeld]): Action =>
    async (page, { burst }) => {
      if (isHeld) {
        const release = await holdRequests(page, '**/assets/*.js');
        burst.ends.push(release, () => page.unroute('**/assets/*.js'));
      }
      await page.goto(localAddress(address), { waitUntil: 'commit' });
      return `open ${address}${isHeld ? ', whose code arrives late' : ''}`;
    },
);

const resize = fc.constantFrom(...Object.entries(sizes)).map(
  ([name, size]): Action =>
    async (page, { burst }) => {
      // What had the focus may be hidden at another size.
      burst.mayLoseFocus = true;
      await page.setViewportSize(size);
      return `change to the size of a ${name}`;
    },
);

const print = fc.constant<Action>(async (page, { burst }) => {
  burst.mayLoseFocus = true;
  await page.emulateMedia({ media: 'print' });
  burst.ends.push(() => page.emulateMedia({ media: null }));
  return 'print';
});

const loseNetwork = fc.constant<Action>(async (page, { burst }) => {
  burst.wasOffline = true;
  await page.context().setOffline(true);
  burst.ends.push(() => page.context().setOffline(false));
  return 'lose the network';
});

const scroll = nth.map(
  (nth): Action =>
    async (page) => {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), (nth % 10) / 9);
      return 'scroll';
    },
);

/** Escape closes whatever is open. */
export async function pressEscape(page: Page, walk: Walk) {
  walk.steps.push('press Escape');
  walk.burst.isEscape = true;
  await page.keyboard.press('Escape');
  await settle(page, walk);
}

/** What happens when the visitor does not wait for the page. */
const interrupted =
  /interrupted|ERR_ABORTED|context was destroyed|Cannot find context|INTERNET_DISCONNECTED|frame was detached|Not attached to an active page/;

/** An action, and what the visitor waits for after it: nothing, a moment, or until the page has settled. */
export const step = fc
  .tuple(
    fc.oneof(
      { weight: 10, arbitrary: press },
      ...[write, submit, pressKey, travel, visit].map((arbitrary) => ({ weight: 3, arbitrary })),
      ...[point, reload, resize, print, loseNetwork, scroll].map((arbitrary) => ({
        weight: 1,
        arbitrary,
      })),
    ),
    fc.constantFrom(0, 120, undefined),
    fc.boolean(),
  )
  .map(
    ([act, pause, closes]): fc.AsyncCommand<Walk, Page> => ({
      check: () => true,
      run: async (walk, page) => {
        walk.burst.isEscape = false;
        const done = await act(page, walk).catch((error: Error) => {
          if (!interrupted.test(error.message)) throw error;
          return 'do something that the page change interrupts';
        });
        walk.burst.actions += 1;
        if (done) walk.steps.push(pause === undefined ? done : `${done}, and ${pause} ms later`);
        if (pause !== undefined) return page.waitForTimeout(pause);
        await settle(page, walk);
        if (closes && walk.last?.isOpen) await pressEscape(page, walk);
      },
    }),
  );
