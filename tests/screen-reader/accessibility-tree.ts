import type { CDPSession, Page } from '@playwright/test';

/** An element or a text as the browser hands it to screen readers. */
export type Node = {
  /** Stays the same for as long as the element is on the page. */
  id: number;
  role: string;
  name: string;
  description: string;
  value: string;
  /** What Chromium says besides, such as `expanded` and `level`. */
  states: Record<string, unknown>;
  /** The element's HTML attributes. */
  attributes: Record<string, string>;
  children: Node[];
};

/**
 * Replaces an element in the transcript: with a line of text, or with nothing if the text is empty.
 * The reader sets this attribute on the element.
 */
export const standIn = 'data-transcript';

/** Marks an element to read from, so that it stays in the tree whatever its role. */
export const start = 'data-transcript-start';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Reads the accessibility tree of the page from Chromium: the same tree that the operating system's
 * screen readers receive. Elements without a meaning of their own are left out, and their children
 * take their place.
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
    if (attributes[standIn] === '') return [];
    const states = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    const isReplaced = attributes[standIn] !== undefined;
    const children = isReplaced ? [] : (node.childIds ?? []).flatMap(read);
    const role = node.role?.value ?? '';
    const isStop =
      attributes[start] !== undefined ||
      (states.focusable === true && attributes.tabindex !== undefined);
    if (
      !isReplaced &&
      !(start in attributes) &&
      (node.ignored || ((role === 'generic' || role === 'none') && !isStop))
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

/** The first node, in reading order, that fits. */
export function find(tree: Node, fits: (node: Node) => boolean): Node | undefined {
  if (fits(tree)) return tree;
  for (const child of tree.children) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Every node that fits, in reading order. */
export function findAll(tree: Node, fits: (node: Node) => boolean): Node[] {
  const below = tree.children.flatMap((child) => findAll(child, fits));
  return fits(tree) ? [tree, ...below] : below;
}
