// What must be true of a page once it has settled, whatever a visitor in a hurry has done.
import type { Page } from '@playwright/test';
import { hasHydrated } from '../../app/browser/use-hydrated.ts';
import { isSameFilter, noFilter, readFilter } from '../../app/pages/products/product-filter.ts';
import { searchProducts } from '../../app/pages/products/search-products.ts';
import { readSeasonView } from '../../app/pages/seasons/season-view.ts';
import { addressOf } from '../../app/pages.ts';
import { language, languageAt } from '../../content/languages.ts';
import { articlePage } from '../../content/pages/article.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';
import { pageTitles } from '../support/page-titles.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect } from '../support/site.ts';

/** A visit, and what is expected of it. */
export interface Walk {
  isTouch: boolean;
  /** What the visitor has done, in words. */
  steps: string[];
  errors: string[];
  mails: number;
  /** What was typed and not sent, by key in session storage and name of the field. */
  drafts: Record<string, Record<string, string>>;
  /** What a form had when something was typed into it, in this visit. */
  typed: { key: string; fields: Record<string, string> }[];
  /** The last draft of each form that was not empty. Undo brings the one of the enquiry list back. */
  lastDrafts: Record<string, Record<string, string>>;
  /** The ids of the products on the enquiry list. */
  listed: readonly string[];
  /** The page when it was checked last. */
  last?: View;
  burst: Burst;
}

/** What was done since the last check, without waiting for the page. */
interface Burst {
  actions: number;
  /** Undo what hinders the page: no code, no network, print. */
  ends: (() => unknown)[];
  /** How often a form may have been submitted. */
  submits: number;
  /** How many products may have been removed from the enquiry list. */
  removals: number;
  /** What was typed before hydration. */
  typedEarly: { document: number; key: string; fields: Record<string, string> }[];
  /** What was typed into a form whose page was left at the same moment. Its draft has it, or it came too late. */
  typedLast: string[];
  mayLoseFocus: boolean;
  wasOffline: boolean;
  /** Escape was pressed on a page that had settled, and nothing else was done. */
  isEscape: boolean;
}

export const newBurst = (): Burst => ({
  actions: 0,
  ends: [],
  submits: 0,
  removals: 0,
  typedEarly: [],
  typedLast: [],
  mayLoseFocus: false,
  wasOffline: false,
  isEscape: false,
});

type View = ReturnType<typeof look>;

/** The forms, by the key of their draft in session storage (app/contact/form-draft.ts). */
export const forms: Readonly<Record<string, string>> = {
  'unsent-message': 'footer form',
  'unsent-newsletter': 'form:has(#newsletter-email)',
  'unsent-enquiry': '#enquiry-form',
};

/** Counts the clicks that take the focus from everything: the page may have moved. Runs in the browser. */
export function countMisses() {
  const canFocus = 'a[href], button, summary, input, select, textarea, label, [tabindex]';
  Object.assign(window, { misses: 0 });
  const count = ({ target }: Event) => {
    if (!(target as Element).closest(canFocus))
      (window as unknown as { misses: number }).misses += 1;
  };
  addEventListener('mousedown', count, true);
}

/** Reads the page. Runs in the browser. */
function look(forms: Readonly<Record<string, string>>) {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (selector: string) =>
    all(selector).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const pressed = (selector: string) =>
    all(selector).flatMap(({ ariaPressed }, index) => (ariaPressed === 'true' ? index : []));
  const stored = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}');
  const typedIn = (form: HTMLFormElement) =>
    Object.fromEntries([...new FormData(form)].filter(([, value]) => `${value}`.trim() !== ''));
  const { documentElement: root, body } = document;
  const counts = {
    lightboxes: all('.yarl__portal').length,
    menus: all(':popover-open').length,
    dropdowns: shown('header details[open] > ul').length,
  };
  return {
    ...counts,
    isOpen: Object.values(counts).some((count) => count > 0),
    document: performance.timeOrigin,
    pathname: location.pathname,
    search: location.search,
    isHydrated: performance.getEntriesByName('hydrated').length > 0,
    title: document.title,
    headings: all('h1').map(({ textContent }) => textContent),
    isFocusLost: document.activeElement === body,
    misses: (window as unknown as { misses: number }).misses,
    isScrollLocked: [root, body].some((one) => getComputedStyle(one).overflowY === 'hidden'),
    isTooWide: root.scrollWidth > root.clientWidth + 1,
    // Chromium may keep finished animations of a skipped transition.
    isCrossFading: document.activeViewTransition !== null,
    held: all('[data-held]').length,
    inert: all('[inert]').length,
    isPhotoChosen: history.state?.usr?.photo !== undefined,
    dialogs: shown('[role=dialog]').length,
    drafts: Object.fromEntries(
      Object.entries(forms).map(([key, selector]) => {
        const form = document.querySelector<HTMLFormElement>(selector);
        return [key, { stored: stored(sessionStorage, key), typed: form && typedIn(form) }];
      }),
    ),
    listed: (stored(localStorage, 'enquiry').lines ?? []).map(({ id }: { id: string }) => id),
    listedHere: all('[id^=remove-]').map(({ id }) => id.slice('remove-'.length)),
    enquiryLinks: all('header a[href$="/enquiry"]:not([hreflang])').length,
    searchText: document.querySelector<HTMLInputElement>('main [type=search]')?.value.trim(),
    isOrganic: document.querySelector<HTMLInputElement>('main search [type=checkbox]')?.checked,
    choices: pressed('main :is(fieldset, [role=group]) button'),
    months: pressed('main th button'),
    cards: all('main h3').map(({ textContent }) => textContent),
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (fields: object) => Object.entries(fields).toSorted();

/** What is wrong with the page. */
function problemsOf(view: View, walk: Walk): string[] {
  const { burst, last } = walk;
  const { pathname, lightboxes, menus } = view;
  const query = new URLSearchParams(view.search);
  const shownLanguage = languageAt(pathname);
  // The texts of the other language are not loaded.
  const isOwn = shownLanguage === language;
  const path = pathname.slice(shownLanguage.prefix.length) || '/';
  const { notFound } = articlePage;
  // Without the network, the text of an article does not arrive (R15).
  const isWithoutText =
    path.startsWith(addressOf('article')) &&
    same(view.headings, [notFound.heading]) &&
    (burst.wasOffline || (last?.pathname === pathname && same(view.headings, last.headings)));
  const { title, heading } = isWithoutText ? notFound : (pageTitles[path] ?? notFoundPage);
  const hadFocus =
    last?.document === view.document &&
    last.misses === view.misses &&
    (!last.isFocusLost || last.pathname !== pathname);
  const missing = walk.listed.filter((id) => !view.listed.includes(id));

  const problems: [isWrong: boolean, problem: string][] = [
    [!view.isHydrated, 'it is not hydrated'],
    [view.headings.length !== 1, `it has ${view.headings.length} headings of level 1`],
    [isOwn && !same(view.headings, [heading]), `its heading is ${view.headings}`],
    [isOwn && view.title !== title, `its title is “${view.title}”`],
    [hadFocus && view.isFocusLost && !burst.mayLoseFocus, 'the focus is lost'],
    [view.isCrossFading, 'it still fades'],
    [view.isTooWide, 'it scrolls sideways'],
    [view.held > 0, 'a click is still held'],
    [view.inert > 0 && lightboxes === 0, 'a part is inert'],
    [view.isScrollLocked && lightboxes + menus === 0, 'it cannot be scrolled'],
    [lightboxes > 1, 'it has several lightboxes'],
    [lightboxes > 0 && !view.isPhotoChosen, 'the lightbox is open without a photo in the history'],
    // The filter of the gallery may exclude the photo of a later history entry.
    [
      lightboxes === 0 && view.isPhotoChosen && !(view.choices[0] ?? 0),
      'the lightbox of the history entry is not open',
    ],
    [view.dialogs !== lightboxes + menus, `${view.dialogs} dialogs are visible`],
    [burst.isEscape && view.isOpen, 'Escape leaves something open'],
    [missing.length > burst.removals, `the enquiry list has lost ${missing}`],
    [view.enquiryLinks > 0 !== view.listed.length > 0, 'the link to the enquiry list is wrong'],
    [
      path === addressOf('enquiry') && !same(view.listed, view.listedHere),
      `the enquiry list shows ${view.listedHere}`,
    ],
    [walk.mails > burst.submits, `${walk.mails} mails were opened`],
  ];

  for (const [key, { stored, typed }] of Object.entries(view.drafts)) {
    // What was typed before hydration is lost only if the document was left before hydration.
    const early = Object.fromEntries(
      burst.typedEarly
        .filter((one) => one.key === key)
        .flatMap(({ document, fields }) =>
          Object.entries(fields).filter(
            ([name, value]) => document === view.document || stored[name] === value,
          ),
        ),
    );
    const late = Object.fromEntries(
      Object.entries(stored).filter(([, value]) =>
        burst.typedLast.some((text) => String(value).includes(text)),
      ),
    );
    const expected = { ...walk.drafts[key], ...early, ...late };
    // What was sent is gone. What was typed early may have been typed after that.
    const mayBeGone = burst.submits > 0 || burst.removals > 0;
    const isGone = mayBeGone && [{}, early].some((rest) => same(sorted(stored), sorted(rest)));
    const isUndone = burst.removals > 0 && same(sorted(stored), sorted(walk.lastDrafts[key] ?? {}));
    // Back to another document: browsers restore in its form what was sent by a later one.
    const wasTyped = walk.typed.some(
      (one) => one.key === key && same(sorted(one.fields), sorted(stored)),
    );
    const isBack =
      (same(expected, {}) || (mayBeGone && wasTyped)) && last?.document !== view.document;
    const isLost = !same(sorted(stored), sorted(expected)) && !isGone && !isUndone && !isBack;
    problems.push(
      [isLost, `${key} is ${JSON.stringify(stored)} and not ${JSON.stringify(expected)}`],
      [typed !== null && !same(sorted(typed), sorted(stored)), `the form of ${key} differs`],
    );
  }

  if (path === addressOf('products')) {
    const filter = readFilter(query);
    const { filters } = productsPage;
    const found = isSameFilter(filter, noFilter) ? productsWithCard : searchProducts(filter);
    problems.push(
      [view.searchText !== filter.text, `the search is “${view.searchText}”`],
      [view.isOrganic !== filter.organicOnly, 'the tick differs from the address'],
      [
        !same(view.choices, [filters.categories.findIndex((one) => one.value === filter.category)]),
        'the category differs from the address',
      ],
      [
        isOwn &&
          !same(
            view.cards,
            found.map(({ name }) => name),
          ),
        `it shows ${view.cards}`,
      ],
    );
  }
  if (path === addressOf('seasons')) {
    const { month, sort } = readSeasonView(query);
    problems.push(
      [!same(view.months, month ? [month - 1] : []), 'the month differs from the address'],
      [!same(view.choices, [sort === 'category' ? 1 : 0]), 'the order differs from the address'],
    );
  }
  return problems.flatMap(([isWrong, problem]) =>
    isWrong ? `${pathname}${view.search}: ${problem}` : [],
  );
}

/** Brings the visitor back from an error page of the browser, the beginning of the history or a file. */
async function returnToSite(page: Page, { wasOffline }: Burst): Promise<boolean> {
  if (await page.evaluate(() => document.getElementById('root') !== null)) {
    // The code could not be loaded.
    if (wasOffline)
      await page.waitForFunction(hasHydrated, null, { timeout: 5000 }).catch(() => page.reload());
    return true;
  }
  // A tap on a page that scrolls may hit a link to another host, which the tests cannot reach.
  if (page.url().startsWith('chrome-error:')) await page.reload().catch(() => page.goBack());
  else if (page.url() === 'about:blank') await page.goForward();
  else await page.goBack();
  return false;
}

/** The errors of a page that has lost the network. */
const offline =
  /INTERNET_DISCONNECTED|^failed: |dynamically imported|Failed to fetch|Unable to preload/;

/** In milliseconds: the address follows the search after 300 (app/pages/products/use-product-filter.ts). */
const laterEffects = 350;

/** Waits until the page has settled, and fails if something is wrong then. */
export async function settle(page: Page, walk: Walk) {
  for (const end of walk.burst.ends) await end();
  let view: View | undefined;
  const problems = async () => {
    if (walk.burst.wasOffline) walk.errors = walk.errors.filter((error) => !offline.test(error));
    if (walk.errors.length > 0) return [];
    try {
      if (!(await returnToSite(page, walk.burst))) return ['this is no page of the site'];
      view = await page.evaluate(look, forms);
      return problemsOf(view, walk);
    } catch (error) {
      // The page is changing.
      return [`${error}`];
    }
  };
  await expect.poll(problems, { timeout: 15_000 }).toEqual([]);
  await page.waitForTimeout(laterEffects);
  await expect.poll(problems, { timeout: 15_000 }).toEqual([]);
  expect(walk.errors, 'console errors and failed requests').toEqual([]);
  if (!view) return;
  walk.last = view;
  walk.listed = view.listed;
  for (const [key, { stored }] of Object.entries(view.drafts)) {
    const before = walk.drafts[key] ?? {};
    if (!same(before, {})) walk.lastDrafts[key] = before;
    walk.drafts[key] = stored;
  }
  walk.mails = 0;
  walk.burst = newBurst();
}
