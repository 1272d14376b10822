import postcss, { type ChildNode, type Root } from 'postcss';

/** Parts of a style sheet. Both keep their layers. */
interface Styles {
  screen: string;
  /** The rules of `@media print` and `@page`. */
  print: string;
}

/**
 * Takes the rules for paper out of a style sheet. Pages have their styles inside, and without these rules
 * the HTML of a product fits into the first round trip.
 */
export function splitPrint(css: string): Styles {
  const screen = postcss.parse(css);
  const print = screen.clone();
  screen.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove();
  });
  keepPrint(print);
  return { screen: screen.toString(), print: print.toString() };
}

function keepPrint(parent: Root | Extract<ChildNode, { nodes?: unknown }>) {
  parent.each((node) => {
    if (isForPrint(node)) return;
    if (node.type === 'atrule' && node.nodes) keepPrint(node);
    if (node.type !== 'atrule' || !node.nodes || node.nodes.length === 0) node.remove();
  });
}

const isForPrint = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' || (node.name === 'media' && node.params === 'print'));
