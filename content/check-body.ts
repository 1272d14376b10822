import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

/** The elements that articles may use, with their allowed attributes. */
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

const neverEmpty = ['h2', 'h3', 'caption', 'a'];

export interface BodyProblem {
  line: number;
  message: string;
}

/**
 * Problems in the HTML of an article: elements, attributes and links that are not allowed, and tags that a
 * browser would move, close or ignore. `paths` are the addresses of this site that links may lead to.
 */
export function checkBody(html: string, paths: ReadonlySet<string>): BodyProblem[] {
  const problems: BodyProblem[] = [];
  const fragment = parseFragment(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) =>
      problems.push({
        line: startLine,
        message: `is not valid HTML (${code}); correct this line.`,
      }),
  });

  const first = fragment.childNodes.find((node) => !isBlank(node));
  if (first === undefined) return [{ line: 1, message: 'is empty; write the article.' }];
  if (first.nodeName !== 'p') {
    problems.push({
      line: lineOf(first),
      message: 'does not begin with a paragraph; begin with <p>.',
    });
  }
  for (const node of fragment.childNodes) {
    if (node.nodeName === '#text' && !isBlank(node)) {
      problems.push({
        line: lineOf(node),
        message: 'has text outside any element; put it in <p>.',
      });
    }
  }

  let hasSection = false;
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    const messages = nodeMessages(node, paths);
    if (node.nodeName === 'h2') hasSection = true;
    if (node.nodeName === 'h3' && !hasSection)
      messages.push('has <h3> before any <h2>; begin with <h2>.');
    problems.push(...messages.map((message) => ({ line: lineOf(node), message })));
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
  // A text node begins with the line breaks before its first word.
  const leading = 'value' in node ? node.value.slice(0, node.value.search(/\S|$/)) : '';
  return (node.sourceCodeLocation?.startLine ?? 1) + leading.split('\n').length - 1;
}

function nodeMessages(
  node: DefaultTreeAdapterTypes.ChildNode,
  paths: ReadonlySet<string>,
): string[] {
  if (node.nodeName === '#comment') return ['has a comment, which would be published; remove it.'];
  if (!('tagName' in node)) return [];
  const attributes = allowed[node.tagName];
  if (attributes === undefined) {
    return [
      `has <${node.tagName}>, which is not allowed in articles; use ${Object.keys(allowed).join(', ')}.`,
    ];
  }
  const messages = node.attrs
    .filter(({ name }) => !attributes.includes(name))
    .map(({ name }) => `has ${name} on <${node.tagName}>; remove the attribute.`);
  if (neverEmpty.includes(node.tagName) && textOf(node).trim() === '')
    messages.push(`has an empty <${node.tagName}>; write its text or remove it.`);
  if (node.tagName === 'a') {
    const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
    if (!isValidLink(href, paths)) {
      messages.push(
        `links to “${href}”; link to a page of this site, such as /products, or to an https:// address.`,
      );
    }
  }
  return messages;
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function isValidLink(href: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(href)) return true;
  return /^https?:\/\//.test(href) && URL.canParse(href);
}

// parse5 reports no error for a tag that it closes, moves or ignores. The tags of the source are therefore
// compared with those of the parsed document: they are the same only if the HTML is well-formed.
function firstMisplacedTag(source: string, parsed: string): BodyProblem | undefined {
  const before = tags(source);
  const after = tags(parsed);
  const index = before.findIndex((tag, position) => tag.text !== after[position]?.text);
  const tag = before[index] ?? (after.length > before.length ? before.at(-1) : undefined);
  if (tag === undefined) return undefined;
  return {
    line: tag.line,
    message: `has ${tag.text} in the wrong place; close every tag, the last opened first, and put table rows in <thead> or <tbody>.`,
  };
}

function tags(html: string): { text: string; line: number }[] {
  // Comments are reported separately. Spaces in their place keep the line numbers.
  const source = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...source.matchAll(/<(\/?[a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi)].map(
    (match) => ({
      text: `<${match[1]?.toLowerCase()}>`,
      line: source.slice(0, match.index).split('\n').length,
    }),
  );
}
