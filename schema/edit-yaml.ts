import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
} from 'yaml';
import { isSame } from './is-same.ts';
import { documentOptions, documentText, setStyle } from './write-yaml.ts';

/**
 * The text of a content file with another value. Only what differs is written anew, so that comments and all other
 * lines stay. Fields are in the order of the value.
 */
export function editYaml(text: string, value: unknown): string {
  const document = parseDocument(text, documentOptions);
  if (isSame(document.toJS(), value)) return text;
  document.contents = updated(document, document.contents, value) as typeof document.contents;
  return documentText(document);
}

/** The node of a value: as much as possible of the node that was there. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isNode(node) && isSame(node.toJS(document), value)) return node;
  // An empty list is on one line; what replaces it may need several.
  if (isCollection(node) && node.items.length > 0) {
    if (isMap(node) && isGroup(value)) {
      node.items = Object.entries(value).map(([key, inner]) => {
        const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
        if (!pair) return newPair(document, key, inner);
        pair.value = updated(document, pair.value, inner);
        return pair;
      });
      return node;
    }
    if (isSeq(node) && Array.isArray(value) && value.length > 0) {
      // The parser gives the comment of the first entry to the list.
      const [first] = node.items;
      if (isNode(first) && node.commentBefore) {
        first.commentBefore = node.commentBefore;
        node.commentBefore = undefined;
      }
      node.items = updatedItems(document, node.items, value);
      return node;
    }
  }
  const fresh = document.createNode(value);
  setStyle(fresh);
  if (isNode(node) && isScalar(fresh)) {
    fresh.comment = node.comment;
    fresh.commentBefore = node.commentBefore;
  }
  return fresh;
}

/** The entries of a list. An entry that has moved keeps its node, and so its comments. */
function updatedItems(document: Document, items: readonly unknown[], values: unknown[]) {
  const left = [...items];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1, undefined)[0]);
  const kept = values.map((value) =>
    take(left.findIndex((item) => isNode(item) && isSame(item.toJS(document), value))),
  );
  return values.map((value, index) => kept[index] ?? updated(document, take(index), value));
}

function newPair(document: Document, key: string, value: unknown): Pair {
  const group = document.createNode({ [key]: value });
  setStyle(group);
  return group.items[0] as Pair;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
