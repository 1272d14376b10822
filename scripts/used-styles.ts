import { readFileSync } from 'node:fs';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import parser, { type Selector } from 'postcss-selector-parser';
import type { BuildCache } from './build-cache.ts';

const thisFile = readFileSync(import.meta.filename);

/** Attributes that the browser or the start script adds to elements before the code of a page has loaded. */
const laterAttributes = ['open', 'data-code-failed', 'data-held', 'data-loaded'];

/**
 * Takes the rules out of the inline styles of a page that none of its elements can need before its code has loaded:
 * those for other elements, classes and attributes. Of the others, it writes the design tokens that nothing changes
 * into the rules. The start script loads the complete style sheets before that code.
 *
 * @param conditionalStyles the style sheet for paper and contrast, which also applies without script
 */
export async function keepUsedStyles(
  html: string,
  conditionalStyles: string,
  cache: BuildCache,
): Promise<string> {
  const [element = '', styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const names = namesIn(html.replace(element, ''), styles);
  // Many pages have the same names.
  const used = await cache.get(
    [thisFile, styles, [...names].join('\n'), conditionalStyles],
    async () => Buffer.from(usedStyles(styles, names, conditionalStyles)),
  );
  return html.replace(element, () => `<style>${used}</style>`);
}

/** The elements, attributes, classes and custom properties of a page, and the values by which styles select. */
function namesIn(html: string, styles: string): Set<string> {
  const names = new Set([
    ...laterAttributes,
    ...customPropertiesUsedIn(html),
    ...customPropertiesSetIn(html),
  ]);
  const selectedByValue = new Set(['dir', ...(styles.match(/(?<=\[)[\w-]+(?==)/g) ?? [])]);
  // No rule is for links to files, of which some are disabled.
  for (const [, element = '', attributes = ''] of html.matchAll(/<(?!link )(\w+)([^>]*)>/g)) {
    names.add(element);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
      const attribute = name.toLowerCase();
      names.add(attribute);
      if (selectedByValue.has(attribute)) names.add(`${attribute}=${value}`);
      if (name === 'class') for (const part of value.split(' ')) names.add(part);
    }
  }
  return new Set([...names].sort());
}

function usedStyles(styles: string, names: Set<string>, conditionalStyles: string): string {
  const root = postcss.parse(styles);
  keepUsed(root, names);
  const setElsewhere = [...names, ...customPropertiesSetIn(conditionalStyles)];
  writeConstants(root, new Set(setElsewhere));
  const animations = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[ ,]/)) animations.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  const properties = new Set([
    ...names,
    ...customPropertiesUsedIn(root.toString()),
    ...customPropertiesUsedIn(conditionalStyles),
  ]);
  root.walkDecls(/^--/, (declaration) => {
    if (!properties.has(declaration.prop)) declaration.remove();
  });
  // A rule may have had nothing but such properties.
  keepUsed(root, names);
  return root.toString();
}

/** Replaces each custom property that has one value, for the whole page, by this value. */
function writeConstants(root: Root, setElsewhere: Set<string>) {
  const declarations: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    declarations.push(declaration);
  });
  const byProperty = Map.groupBy(declarations, ({ prop }) => prop);
  const constants = new Map<string, string>();
  for (const [property, [first, second]] of byProperty)
    if (first && !second && isForWholePage(first) && !setElsewhere.has(property))
      constants.set(property, first.value);
  const write = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (reference, property) =>
      constants.has(property) ? write(constants.get(property) ?? '') : reference,
    );
  root.walkDecls((declaration) => {
    declaration.value = write(declaration.value);
  });
}

function isForWholePage({ parent }: Declaration): boolean {
  const rule = parent as Rule;
  const around = rule.parent;
  return (
    rule.selector === ':root' && (around?.type === 'root' || (around as AtRule).name === 'layer')
  );
}

const customPropertiesUsedIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];
const customPropertiesSetIn = (text: string) => text.match(/--[\w-]+(?=:)/g) ?? [];

function keepUsed(parent: Container, names: Set<string>) {
  parent.each((node) => {
    if (node.type === 'rule') {
      const used = parser()
        .astSync(node)
        .filter((selector) => isUsed(selector, names));
      if (used.length > 0) node.selectors = used.map(String);
      else node.remove();
    }
    if (!('nodes' in node) || !node.nodes || isKeyframes(node)) return;
    keepUsed(node, names);
    if (node.nodes.length === 0) node.remove();
  });
}

const isKeyframes = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';

/**
 * Whether the page has every name of a selector, and of one selector of each list in brackets. What an element must not
 * be is not looked at.
 */
function isUsed(selector: Selector, names: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'tag' || part.type === 'class') return names.has(part.value);
    if (part.type === 'attribute')
      return names.has(part.operator === '=' ? `${part.attribute}=${part.value}` : part.attribute);
    if (part.type !== 'pseudo') return true;
    if (part.value === ':disabled') return names.has('disabled');
    if (String(part) === ':dir(rtl)') return names.has('dir=rtl');
    return !lists.includes(part.value) || part.some((one) => isUsed(one, names));
  });
}

const lists = [':is', ':where', ':has'];
