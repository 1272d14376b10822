// What a visitor in a hurry does: random actions, with or without a pause after them.
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { addressOf } from '../../app/pages.ts';
import { localAddress } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { products } from '../../content/products.ts';
import { holdCode } from '../support/hold-requests.ts';
import { samplePages } from '../support/pages.ts';

import { forms, settle, type Walk } from './haste-checks.ts';

/** Random numbers for an action. */
interface Chance {
  kind: number;
  nth: number;
  times: number;
  /** Whether the visitor does not scroll, if a control of the kind is on the screen. */
  isNear: boolean;
  /** Whether the visitor uses the open dialog, if there is one. */
  isInside: boolean;
}

/** Does something, and says what. Says nothing if it was not possible. */
type Action = (page: Page, walk: Walk, chance: Chance) => Promise<string | undefined>;

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
/** Kinds of controls. Those that are few among many are kinds of their own. */
const controls = [
  ...['header', 'main', 'footer'].map((part) => `${part} ${control}`),
  'main a[data-wait-for-script]',
  'a[rel=nofollow]',
  'a[hreflang]',
  'main :is([aria-pressed], [type=checkbox])',
  `main ${button}:not([aria-label], [aria-pressed])`,
  'main [data-once]',
  'summary',
];
const textField = ':is(input:not([type=checkbox]), textarea):not([readonly])';
const textFields = ['[type=search]', `main ${textField}`, `footer ${textField}`];

const oneOf = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] as Item;

/** Finds a visible control of these kinds, scrolls to it and says where it is. Runs in the browser. */
function findControl([kinds, { kind, nth, isNear, isInside }]: [readonly string[], Chance]) {
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
  const picture = control.querySelector('img')?.alt;
  const name = control.getAttribute('aria-label') || control.textContent || picture || control.id;
  // During a cross-fade, the root gets all clicks, and the site passes them on.
  const isFading = hit === document.documentElement;
  return {
    ...place,
    name: `${control.localName} “${name.trim().slice(0, 40)}”`,
    submits: isFading || hit.closest('[type=submit]') ? 1 : 0,
    removals: hit.closest('[id^="remove-"]') ? 1 : isFading || hit.closest('main button') ? 99 : 0,
  };
}

/** Clicks or taps on a control, once or twice. Says what was done. */
async function pressOn(page: Page, walk: Walk, chance: Chance, kinds: readonly string[]) {
  const found = await page.evaluate(findControl, [kinds, chance] as [readonly string[], Chance]);
  if (!found) return;
  const { x, y, name } = found;
  const { isTouch, burst } = walk;
  burst.submits += found.submits;
  burst.removals += found.removals;
  const presses = Array.from({ length: chance.times });
  if (isTouch) {
    // The browser does not always answer a touch of a page that another page replaces.
    const opened = page.waitForEvent('domcontentloaded', { timeout: 0 }).catch(() => {});
    await Promise.race([opened, Promise.all(presses.map(() => page.touchscreen.tap(x, y)))]);
  } else await page.mouse.click(x, y, { clickCount: chance.times });
  return `${isTouch ? 'tap' : 'click'} ${twice(chance)}on ${name}`;
}

const twice = ({ times }: Chance) => (times === 2 ? 'twice ' : '');

const press: Action = (page, walk, chance) => pressOn(page, walk, chance, controls);

/** Remembers what is in the form with this text. The focus may have moved on to a new page. */
async function rememberTyped(page: Page, { burst, drafts, typed }: Walk, text: string) {
  const read = await page.evaluate(
    ({ forms, text }) => ({
      isGone: !(document.activeElement as HTMLInputElement | null)?.value?.includes(text),
      isHydrated: performance.getEntriesByName('hydrated').length > 0,
      document: performance.timeOrigin,
      typed: Object.entries(forms).map(([key, selector]) => {
        const form = document.querySelector<HTMLFormElement>(selector);
        const fields = [...(form ? new FormData(form) : [])].map(
          ([name, value]) => [name, `${value}`] as const,
        );
        return { key, fields: Object.fromEntries(fields.filter(([, value]) => value.trim())) };
      }),
    }),
    { forms, text },
  );
  const changed = read.typed.filter(({ fields }) =>
    Object.values(fields).some((value) => value.includes(text)),
  );
  if (read.isGone && changed.length === 0) burst.typedLast.push(text);
  for (const { key, fields } of changed) {
    typed.push({ key, fields });
    if (read.isHydrated) {
      // What was typed before hydration is part of it, or was sent in the meantime.
      drafts[key] = fields;
      burst.typedEarly = burst.typedEarly.filter((one) => one.key !== key);
    } else burst.typedEarly.push({ document: read.document, key, fields });
  }
}

const email = 'mona@example.com';
const texts: Record<string, string[]> = {
  search: ['zzz', ...products.slice(0, 3).map(({ name }) => name.slice(0, 3).trim())],
  email: [email, 'mona@'],
};

const type: Action = async (page, walk, chance) => {
  const pressed = await pressOn(page, walk, { ...chance, times: 1 }, textFields);
  const type = await page.evaluate(() => {
    const field = document.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText) field.select();
    return isText && field.type !== 'checkbox' ? field.type : undefined;
  });
  if (!pressed || !type) return pressed;
  const text = oneOf(texts[type] ?? ['Mona', '+20 1', 'Two words'], chance.nth);
  await page.keyboard.insertText(text);
  await rememberTyped(page, walk, text);
  return `${pressed} and type “${text}”`;
};

const submit: Action = async (page, walk, chance) => {
  const form = oneOf(Object.values(forms), chance.nth);
  const isFilled = chance.isNear && (await page.evaluate(fillIn, [form, email] as const));
  if (isFilled) await rememberTyped(page, walk, email);
  const pressed = await pressOn(page, walk, chance, ['footer [type=submit]', 'main [type=submit]']);
  return isFilled ? `fill in ${form}, and ${pressed}` : pressed;
};

/** Fills in all fields of a form, as browsers do. Runs in the browser. */
function fillIn([form, email]: readonly [string, string]) {
  const fields = document.querySelectorAll<HTMLInputElement>(`${form} :is(input, textarea)`);
  if (!fields[0]?.checkVisibility()) return false;
  for (const field of fields) {
    field.value = field.type === 'email' ? email : 'Mona';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

const keys = ['Escape', 'Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowRight', 'End'];

const pressKey: Action = async (page, { burst, last }, chance) => {
  const key = oneOf(keys, chance.nth);
  if (key === 'Enter' || key === 'Space') {
    // Not a key that types, and not a link that leaves the site.
    const others = '[href^=http], [href^="mailto:"], textarea, input:not([type=checkbox])';
    if (await page.evaluate((others) => document.activeElement?.matches(others), others)) return;
    burst.submits += chance.times;
    burst.removals += 99;
  }
  burst.isEscape = key === 'Escape' && burst.actions === 0 && last !== undefined;
  // Beyond the last control is the browser.
  burst.mayLoseFocus ||= key.endsWith('Tab');
  for (let time = 0; time < chance.times; time += 1) await page.keyboard.press(key);
  return `press ${twice(chance)}${key}`;
};

/** Escape closes whatever is open. */
export async function pressEscape(page: Page, walk: Walk) {
  walk.steps.push('press Escape');
  walk.burst.isEscape = true;
  await page.keyboard.press('Escape');
  await settle(page, walk);
}

const goBack: Action = async (page) => {
  // Not beyond the pages of this visit.
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
    if (navigation.canGoBack) history.back();
  });
  return 'go back';
};

const goForward: Action = async (page) => {
  await page.evaluate(() => history.forward());
  return 'go forward';
};

const reload: Action = async (page) => {
  // The page gets the key before the browser reloads. Browsers without a window do not reload then.
  await page.keyboard.press('F5');
  await page.reload({ waitUntil: 'commit' });
  return 'reload';
};

const open: Action = async (page, { burst }, { nth, isNear }) => {
  const address = oneOf(addresses, nth);
  if (isNear) {
    const release = await holdCode(page);
    // A request may be held while its page closes.
    burst.ends.push(release, () => page.unrouteAll({ behavior: 'ignoreErrors' }));
  }
  await page.goto(localAddress(address), { waitUntil: 'commit' });
  return `open ${address}${isNear ? ', whose code arrives late' : ''}`;
};

const resize: Action = async (page, { burst }, { nth }) => {
  // What had the focus may be hidden at another size.
  burst.mayLoseFocus = true;
  const [name, size] = oneOf(Object.entries(sizes), nth);
  await page.setViewportSize(size);
  return `change to the size of a ${name}`;
};

const print: Action = async (page, { burst }) => {
  burst.mayLoseFocus = true;
  await page.emulateMedia({ media: 'print' });
  burst.ends.push(() => page.emulateMedia({ media: null }));
  return 'print';
};

const loseNetwork: Action = async (page, { burst }) => {
  burst.wasOffline = true;
  await page.context().setOffline(true);
  burst.ends.push(() => page.context().setOffline(false));
  return 'lose the network';
};

const scroll: Action = async (page, _walk, { nth }) => {
  await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), (nth % 10) / 9);
  return 'scroll';
};

/** The visitor does not wait for the page. */
const interrupted =
  /interrupted|ERR_ABORTED|context was destroyed|Cannot find context|INTERNET_DISCONNECTED|frame was detached|Not attached/;

const weights: [Action, weight: number][] = [
  [press, 12],
  ...[type, submit, pressKey, goBack, open].map((one): [Action, number] => [one, 3]),
  ...[goForward, reload, resize, print, loseNetwork, scroll].map((one): [Action, number] => [
    one,
    1,
  ]),
];

/** An action, and what the visitor waits for after it: nothing, a moment, or until the page has settled. */
export const step = fc
  .record({
    act: fc.oneof(...weights.map(([act, weight]) => ({ weight, arbitrary: fc.constant(act) }))),
    chance: fc.record({
      kind: fc.nat({ max: 99 }),
      nth: fc.nat({ max: 999 }),
      times: fc.constantFrom(1, 2),
      isNear: fc.boolean(),
      isInside: fc.constantFrom(true, true, true, false),
    }),
    pause: fc.constantFrom(0, 120, undefined),
    closes: fc.boolean(),
  })
  .map(
    ({ act, chance, pause, closes }): fc.AsyncCommand<Walk, Page> => ({
      check: () => true,
      run: async (walk, page) => {
        walk.burst.isEscape = false;
        const last = walk.steps.push(`(${act.name} did not end)`) - 1;
        const done = await act(page, walk, chance).catch((error: Error) => {
          if (!interrupted.test(error.message)) throw error;
          return 'do something that a page change interrupts';
        });
        walk.burst.actions += 1;
        walk.steps.splice(last, 1, ...(done ? [done] : []));
        if (pause !== undefined) {
          if (done) walk.steps[last] += `, and ${pause} ms later`;
          return page.waitForTimeout(pause);
        }
        await settle(page, walk);
        if (closes && walk.last?.isOpen) await pressEscape(page, walk);
      },
    }),
  );
