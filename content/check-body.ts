import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

/** The elements an article may use, each with the attributes it may carry. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  strong: [],
  em: [],
  br: [],
  a: ['href'],
};

/** Elements that say nothing without a text. */
const neverEmpty = ['h2', 'h3', 'caption', 'a'];

export interface BodyProblem {
  line: number;
  remedy: string;
}

/**
 * What is wrong with an article's HTML: elements, attributes and links outside the allow-list, and
 * tags that a browser would move, close or drop by itself. `paths` are the site's own addresses
 * that a link may lead to.
 */
export function checkBody(html: string, paths: ReadonlySet<string>): BodyProblem[] {
  const problems: BodyProblem[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) =>
      problems.push({ line: startLine, remedy: `is not correct HTML (${code}); mend the line.` }),
  });

  const first = fragment.childNodes.find((node) => !isBlank(node));
  if (first === undefined) return [{ line: 1, remedy: 'is empty; write the article.' }];
  if (first.nodeName !== 'p') {
    problems.push({
      line: lineOf(first),
      remedy: 'does not open with a paragraph; begin with <p>.',
    });
  }
  for (const node of fragment.childNodes) {
    if (node.nodeName === '#text' && !isBlank(node)) {
      problems.push({ line: lineOf(node), remedy: 'has text outside any element; put it in <p>.' });
    }
  }

  let hasSection = false;
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    const remedies = nodeRemedies(node, paths);
    if (node.nodeName === 'h2') hasSection = true;
    if (node.nodeName === 'h3' && !hasSection)
      remedies.push('has <h3> before any <h2>; begin with <h2>.');
    problems.push(...remedies.map((remedy) => ({ line: lineOf(node), remedy })));
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  fragment.childNodes.forEach(walk);

  const misplaced = firstMisplacedTag(html, serialize(fragment));
  if (misplaced !== undefined) problems.push(misplaced);
  return problems.toSorted((a, b) => a.line - b.line);
}

function isBlank(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  return 'value' in node && node.value.trim() === '';
}

function lineOf(node: DefaultTreeAdapterTypes.ChildNode): number {
  // A text starts with the line break before it.
  const leading = 'value' in node ? node.value.slice(0, node.value.search(/\S|$/)) : '';
  return (node.sourceCodeLocation?.startLine ?? 1) + leading.split('\n').length - 1;
}

function nodeRemedies(
  node: DefaultTreeAdapterTypes.ChildNode,
  paths: ReadonlySet<string>,
): string[] {
  if (node.nodeName === '#comment')
    return ['has a comment, which visitors would receive; remove it.'];
  if (!('tagName' in node)) return [];
  const attributes = allowed[node.tagName];
  if (attributes === undefined) {
    return [
      `has <${node.tagName}>, which articles do not use; use ${Object.keys(allowed).join(', ')}.`,
    ];
  }
  const remedies = node.attrs
    .filter(({ name }) => !attributes.includes(name))
    .map(({ name }) => `has ${name} on <${node.tagName}>; remove the attribute.`);
  if (neverEmpty.includes(node.tagName) && textOf(node).trim() === '')
    remedies.push(`has an empty <${node.tagName}>; write its text or remove it.`);
  if (node.tagName === 'a') {
    const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
    if (!leadsSomewhere(href, paths)) {
      remedies.push(
        `links to “${href}”; link to a page of this site, such as /products, or to an https:// address.`,
      );
    }
  }
  return remedies;
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function leadsSomewhere(href: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(href)) return true;
  return /^https?:\/\//.test(href) && URL.canParse(href);
}

/**
 * parse5 reports no error for a tag that it closes, moves or drops, so the tags as written are
 * compared with the tags as understood: they are the same only in well-formed HTML.
 */
function firstMisplacedTag(written: string, understood: string): BodyProblem | undefined {
  const before = tags(written);
  const after = tags(understood);
  const index = before.findIndex((tag, position) => tag.text !== after[position]?.text);
  const tag = before[index] ?? (after.length > before.length ? before.at(-1) : undefined);
  if (tag === undefined) return undefined;
  return {
    line: tag.line,
    remedy: `has ${tag.text} in a wrong place; close every tag, in the order the tags were opened, and put table rows in <thead> or <tbody>.`,
  };
}

function tags(html: string): { text: string; line: number }[] {
  // Comments have a message of their own; blanking them keeps the line numbers.
  const source = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...source.matchAll(/<(\/?[a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi)].map(
    (match) => ({
      text: `<${match[1]?.toLowerCase()}>`,
      line: source.slice(0, match.index).split('\n').length,
    }),
  );
}
