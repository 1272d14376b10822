import type { Locator, Page } from '@playwright/test';
import {
  accessibilityTree,
  find,
  findAll,
  type Node,
  standIn,
  start,
} from './accessibility-tree.ts';
import type { Words } from './placeholders.ts';
import { line, lines } from './wording.ts';

/** Replaces what content decides, an article's text for example, with one line. */
export const replace = (elements: Locator, text: string) =>
  elements.evaluateAll(
    (all, [name, text]) => {
      for (const element of all) element.setAttribute(name, text);
    },
    [standIn, text] as const,
  );

/** Keeps the first item of each list: how many there are is content's affair. */
export const shorten = (lists: Locator) =>
  lists.evaluateAll((all, name) => {
    for (const list of all) {
      list.setAttribute('data-shortened', '');
      for (const item of [...list.children].slice(1)) item.setAttribute(name, '');
    }
  }, standIn);

/** A live region, or an alert, with what stands in it. */
const liveRegions = (tree: Node) =>
  findAll(tree, ({ role, states }) => role === 'alert' || (states.live ?? 'off') !== 'off');

/** The texts of a live region, one for each line of the transcript. */
const textsOf = (region: Node): string[] =>
  [
    ...region.children.flatMap((child) => lines(child)),
    ...(region.role === 'alert' ? [region.name] : []),
  ]
    .map((text) => text.trim())
    .filter((text) => text !== '');

const focused = (tree: Node) =>
  findAll(tree, ({ states }) => states.focused === true).findLast(
    ({ role }) => role !== 'RootWebArea',
  );

/**
 * What screen readers say of their own accord between two moments: where the focus went, and what
 * changed in live regions. They may miss a text that came together with its region, and the
 * transcript says so.
 */
function spoken(before: Node, after: Node): string[] {
  const said: string[] = [];
  const focus = focused(after);
  if (focus && focus.id !== focused(before)?.id) said.push(`focus: ${line(focus)}`);
  else if (focus && line(focus) !== line(focused(before) as Node))
    said.push(`changes to: ${line(focus)}`);
  const known = new Map(liveRegions(before).map((region) => [region.id, textsOf(region)]));
  for (const region of liveRegions(after)) {
    const old = known.get(region.id);
    const texts = textsOf(region).filter((text) => !old?.includes(text));
    if (texts.length === 0) continue;
    const isNew = old === undefined && region.role !== 'alert';
    const how = region.role === 'alert' ? 'at once' : region.states.live;
    said.push(
      `spoken, ${how}: ${texts.join(' ')}${isNew ? ' (MAY BE MISSED: came with its region)' : ''}`,
    );
  }
  return said.length > 0 ? said : ['nothing is spoken'];
}

/** Keeps a transcript of a visit. Words that come from content are written as placeholders. */
export class Transcript {
  readonly #page: Page;
  readonly #words: Words;
  readonly #parts: string[] = [];

  constructor(page: Page, words: Words) {
    this.#page = page;
    this.#words = words;
  }

  /** Reads an element and everything in it, from top to bottom. */
  async read(title: string, element: Locator) {
    await element.evaluate((node, name) => node.setAttribute(name, ''), start);
    const node = find(await accessibilityTree(this.#page), ({ attributes }) => start in attributes);
    await element.evaluate((node, name) => node.removeAttribute(name), start);
    if (!node) throw new Error(`Screen readers do not find "${title}".`);
    this.#parts.push([`# ${title}`, '', ...lines(node)].join('\n'));
  }

  /** Does something, and notes what is spoken because of it. `act` waits for its own effect. */
  async after(title: string, act: () => Promise<void>) {
    const before = await accessibilityTree(this.#page);
    await act();
    // Long enough for effects and for the focus to arrive.
    await this.#page.waitForTimeout(300);
    const said = spoken(before, await accessibilityTree(this.#page));
    this.#parts.push([`# ${title}`, '', ...said].join('\n'));
  }

  toString(): string {
    return `${this.#words(this.#parts.join('\n\n'))}\n`;
  }
}
