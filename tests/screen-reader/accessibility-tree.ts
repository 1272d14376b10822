import type { CDPSession, Page } from '@playwright/test';

/** An element or a text as the browser passes it to screen readers. */
export type Node = {
  /** Stays the same for as long as the element is on the page. */
  id: number;
  role: string;
  name: string;
  description: string;
  value: string;
  /** Other properties, such as `expanded` and `level`. */
  states: Record<string, unknown>;
  /** The element's HTML attributes. */
  attributes: Record<string, string>;
  children: Node[];
};

/**
 * An element with this attribute is replaced by the attribute's text, or left out if the text is
 * empty.
 */
export const replacementAttribute = 'data-transcript';

/** Marks the element where a transcript starts. It stays in the tree even without a role. */
export const startAttribute = 'data-transcript-start';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Reads the accessibility tree of the page from Chromium, which screen readers receive too.
 * Elements without a role are left out and replaced by their children.
 */
export async function accessibilityTree(page: Page): Promise<Node> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  const browser = await session;
  const { root: document } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodes } = await browser.send('Accessibility.getFullAXTree');

  const attributesOf = new Map<number, Record<string, string>>();
  const collect = (element: typeof document) => {
    const pairs = element.attributes ?? [];
    const attributes: Record<string, string> = {};
    for (let at = 0; at < pairs.length; at += 2) attributes[pairs[at] ?? ''] = pairs[at + 1] ?? '';
    attributesOf.set(element.backendNodeId, attributes);
    for (const child of element.children ?? []) collect(child);
  };
  collect(document);

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Node[] => {
    const node = byId.get(id);
    if (!node || node.role?.value === 'InlineTextBox') return [];
    const attributes = attributesOf.get(node.backendDOMNodeId ?? 0) ?? {};
    if (attributes[replacementAttribute] === '') return [];
    const states = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const isReplaced = attributes[replacementAttribute] !== undefined;
    const children = isReplaced ? [] : (node.childIds ?? []).flatMap(read);
    const role = node.role?.value ?? '';
    const isKept =
      attributes[startAttribute] !== undefined ||
      (states.focusable === true && attributes.tabindex !== undefined);
    if (
      !isReplaced &&
      !(startAttribute in attributes) &&
      (node.ignored || ((role === 'generic' || role === 'none') && !isKept))
    )
      return children;
    const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '');
    return [
      {
        id: node.backendDOMNodeId ?? 0,
        role,
        name: text(node.name),
        description: text(node.description),
        value: text(node.value),
        states,
        attributes,
        children,
      },
    ];
  };
  const [tree] = read(nodes[0]?.nodeId ?? '');
  if (!tree) throw new Error('The page has no accessibility tree.');
  return tree;
}

/** The first matching node in reading order. */
export function find(tree: Node, matches: (node: Node) => boolean): Node | undefined {
  if (matches(tree)) return tree;
  for (const child of tree.children) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** All matching nodes in reading order. */
export function findAll(tree: Node, matches: (node: Node) => boolean): Node[] {
  const below = tree.children.flatMap((child) => findAll(child, matches));
  return matches(tree) ? [tree, ...below] : below;
}
