import { readFileSync } from 'node:fs';
import postcss, { type ChildNode, type Root } from 'postcss';

/** Parts of a style sheet. Both keep their layers. */
export interface Styles {
  always: string;
  /** The rules for `conditionalMedia`. */
  conditional: string;
}

/** Paper, and the few colours or the higher contrast that visitors may choose in their system. */
const conditions = ['print', '(forced-colors:active)', '(prefers-contrast:more)'];
export const conditionalMedia = conditions.join(', ');

const layerOrder = readFileSync('app/design/layer-order.css', 'utf8').trim();

/**
 * The one style sheet for `conditionalMedia`, from the parts that style sheets have for it. Its layer comes after theirs,
 * because the sheets of the next pages are added after it.
 */
export const conditionalSheet = (parts: readonly string[]): string =>
  `@layer conditional{${layerOrder}${parts.join('')}}`;

/**
 * Takes the rules for `conditionalMedia` out of a style sheet. Pages have their styles inside, and without
 * these rules the HTML of a product fits into the first round trip.
 */
export function splitStyles(css: string): Styles {
  const always = postcss.parse(css);
  const conditional = always.clone();
  always.walkAtRules((rule) => {
    if (isConditional(rule)) rule.remove();
  });
  keepConditional(conditional);
  return { always: always.toString(), conditional: conditional.toString() };
}

function keepConditional(parent: Root | Extract<ChildNode, { nodes?: unknown }>) {
  parent.each((node) => {
    if (isConditional(node)) return;
    if (node.type === 'atrule' && node.nodes) keepConditional(node);
    if (node.type !== 'atrule' || !node.nodes || node.nodes.length === 0) node.remove();
  });
}

const isConditional = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' ||
    (node.name === 'media' &&
      node.params.split(' and ').some((part) => conditions.includes(part.replaceAll(' ', '')))));
