// Aria snapshots with texts from content, and what screen readers announce.
//
// Of a template, Playwright ignores `[active]` and `/placeholder`, and snapshots have no aria-current,
// `required`, `lang`, descriptions, and states of buttons that open a popover or details.
import { expect, type Page } from '@playwright/test';

/**
 * An aria snapshot. Its values are written as JSON, which is YAML too. Their spaces become no-break
 * spaces, because a colon and a space would end a YAML key. Playwright treats all spaces alike.
 */
export const aria = (parts: TemplateStringsArray, ...values: unknown[]) =>
  String.raw(parts, ...values.map((value) => JSON.stringify(value).replaceAll(' ', '\u00a0')));

/** The items of a list of links. Links without an address are disabled (R5). */
export const linkItems = (links: readonly { name: string; url?: string | undefined }[]) =>
  links.map(({ name, url }) => ({
    listitem: [`link ${JSON.stringify(name)} [disabled=${!url}]`],
  }));

/** The items of a list of links to pages. */
export const pageItems = (links: readonly { label: string }[]) =>
  linkItems(links.map(({ label }) => ({ name: label, url: '/' })));

/** A group of buttons of which one is pressed. */
export const choice = (name: string, labels: readonly string[], pressed: string | undefined) => ({
  [`group ${JSON.stringify(name)}`]: [
    { '/children': 'equal' },
    { text: name },
    ...labels.map((label) => `button ${JSON.stringify(label)} [pressed=${label === pressed}]`),
  ],
});

const liveRegions = (page: Page) =>
  page.getByRole('status').or(page.getByRole('alert')).or(page.locator('[aria-live="polite"]'));

/**
 * Expects that screen readers announce this text, and no other, after `act`. They may miss a text
 * that is added together with its live region.
 */
export async function expectAnnounced(page: Page, act: () => Promise<void>, text: string) {
  await liveRegions(page).evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-before', region.textContent);
  });
  await act();
  const announced = () =>
    liveRegions(page).evaluateAll((regions) =>
      regions
        .map((region) => ({ before: region.getAttribute('data-before'), now: region.textContent }))
        .filter(({ before, now }) => now !== '' && now !== before)
        .map(({ before, now }) => (before === null ? `may be missed: ${now}` : now)),
    );
  await expect.poll(announced).toEqual([text]);
}
