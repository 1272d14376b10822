import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** A paragraph, heading, list item or table cell of an article. */
export interface Block {
  line: number;
  text: string;
  /** The text of the first cell in the row of a table. */
  rowHead?: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The blocks of an article's HTML. */
export function articleBlocks(html: string): Block[] {
  const collect = (node: Node): Block[] => {
    if (!('tagName' in node)) return [];
    const line = node.sourceCodeLocation?.startLine ?? 1;
    if (node.tagName === 'tr') {
      const [rowHead = '', ...cells] = node.childNodes
        .filter((cell) => 'tagName' in cell)
        .map((cell) => textOf(cell));
      return cells.map((text) => ({ line, text, rowHead }));
    }
    const inner = node.childNodes.flatMap(collect);
    if (inner.length > 0 || !isBlock.test(node.tagName)) return inner;
    return [{ line, text: textOf(node) }];
  };
  return parseFragment(html, { sourceCodeLocationInfo: true }).childNodes.flatMap(collect);
}

const isBlock = /^(?:p|h2|h3|li|caption)$/;

function textOf(node: Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (node.nodeName === 'br') return ' ';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
