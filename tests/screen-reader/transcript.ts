import type { Locator, Page } from '@playwright/test';
import {
  accessibilityTree,
  find,
  findAll,
  type Node,
  replacementAttribute,
  startAttribute,
} from './accessibility-tree.ts';
import type { PlaceholderWriter } from './placeholders.ts';
import { line, lines } from './wording.ts';

/** Replaces content, for example an article's text, with one line. */
export const replace = (elements: Locator, text: string) =>
  elements.evaluateAll(
    (all, [name, text]) => {
      for (const element of all) element.setAttribute(name, text);
    },
    [replacementAttribute, text] as const,
  );

/** Keeps only the first item of each list, because the number of items depends on content. */
export const shorten = (lists: Locator) =>
  lists.evaluateAll((all, name) => {
    for (const list of all) {
      list.setAttribute('data-shortened', '');
      for (const item of [...list.children].slice(1)) item.setAttribute(name, '');
    }
  }, replacementAttribute);

/** The live regions and alerts of the page. */
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
 * What screen readers announce between two states of the page: focus changes, and changes in live
 * regions. They may miss a text that was added together with its live region; the transcript says
 * so.
 */
function announcements(before: Node, after: Node): string[] {
  const announced: string[] = [];
  const focus = focused(after);
  if (focus && focus.id !== focused(before)?.id) announced.push(`focus: ${line(focus)}`);
  else if (focus && line(focus) !== line(focused(before) as Node))
    announced.push(`changes to: ${line(focus)}`);
  const known = new Map(liveRegions(before).map((region) => [region.id, textsOf(region)]));
  for (const region of liveRegions(after)) {
    const old = known.get(region.id);
    const texts = textsOf(region).filter((text) => !old?.includes(text));
    if (texts.length === 0) continue;
    const isNew = old === undefined && region.role !== 'alert';
    const how = region.role === 'alert' ? 'at once' : region.states.live;
    announced.push(
      `spoken, ${how}: ${texts.join(' ')}${isNew ? ' (MAY BE MISSED: came with its region)' : ''}`,
    );
  }
  return announced.length > 0 ? announced : ['nothing is spoken'];
}

/** Writes a transcript of a visit. Texts from content are written as placeholders. */
export class Transcript {
  readonly #page: Page;
  readonly #insertPlaceholders: PlaceholderWriter;
  readonly #parts: string[] = [];

  constructor(page: Page, insertPlaceholders: PlaceholderWriter) {
    this.#page = page;
    this.#insertPlaceholders = insertPlaceholders;
  }

  /** Reads an element with its content, from top to bottom. */
  async read(title: string, element: Locator) {
    await element.evaluate((node, name) => node.setAttribute(name, ''), startAttribute);
    const node = find(
      await accessibilityTree(this.#page),
      ({ attributes }) => startAttribute in attributes,
    );
    await element.evaluate((node, name) => node.removeAttribute(name), startAttribute);
    if (!node) throw new Error(`The accessibility tree does not contain "${title}".`);
    this.#parts.push([`# ${title}`, '', ...lines(node)].join('\n'));
  }

  /** Runs `act` and records the announcements that follow. `act` waits for its own effect. */
  async after(title: string, act: () => Promise<void>) {
    const before = await accessibilityTree(this.#page);
    await act();
    // Late announcements and focus changes must be recorded too. There is no event to wait for,
    // because the correct result may be that nothing is announced.
    await this.#page.waitForTimeout(300);
    const announced = announcements(before, await accessibilityTree(this.#page));
    this.#parts.push([`# ${title}`, '', ...announced].join('\n'));
  }

  toString(): string {
    return `${this.#insertPlaceholders(this.#parts.join('\n\n'))}\n`;
  }
}
