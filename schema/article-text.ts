// Articles are written in Markdown, without HTML. Two rules are added to it: a paragraph “Table: …” before a table
// is its caption, and the first cell of each row is the row's heading.
import { Marked, type Token, type Tokens } from 'marked';
import { languageAt } from '../content/languages.ts';

const captionMark = 'Table: ';

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // The roles are for WebKit: it leaves a table out of the accessibility tree if styles display it as blocks, as they
    // do on phones (https://bugs.webkit.org/show_bug.cgi?id=257458). The labels stand in for the heading row there.
    table({ header, rows }) {
      const htmlOf = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const row = (cells: string[]) => `<tr role="row">${cells.join('')}</tr>`;
      const columns = header.map(htmlOf);
      const labels = columns.map(
        (column) => column && ` data-label="${column.replace(/<[^>]*>/g, '')}"`,
      );
      // A heading row whose cells are empty is none.
      const hasHead = columns.some((column) => column !== '');
      const headings = columns.map(
        (column) => `<th scope="col" role="columnheader">${column}</th>`,
      );
      const head = hasHead ? `<thead role="rowgroup">${row(headings)}</thead>` : '';
      const body = rows.map((cells) =>
        row(
          cells.map((cell, index) =>
            index === 0
              ? `<th scope="row" role="rowheader">${htmlOf(cell)}</th>`
              : `<td role="cell"${labels[index]}>${htmlOf(cell)}</td>`,
          ),
        ),
      );
      return `<table role="table">${head}<tbody role="rowgroup">${body.join('')}</tbody></table>\n`;
    },
    html: ({ text }) => text.replaceAll('<', '&lt;'),
  },
});

/** The HTML of an article. */
export function articleHtml(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replace(
      new RegExp(`<p>${captionMark}((?:(?!</p>).)*)</p>\\s*(<table role="table">)`, 'gs'),
      '$2<caption>$1</caption>',
    );
}

/** Constructs of Markdown that articles do not use, by the names of marked. */
const notAllowed: Readonly<Record<string, string>> = {
  html: 'HTML; write Markdown, as in **important** or [contact form](/contact)',
  code: 'lines that begin with four spaces or a fence; begin them at the left',
  codespan: 'words between backticks; remove the backticks',
  image: 'a picture in Markdown; write one such as {picture:gallery-7} between empty lines',
  hr: 'a line of dashes or stars; remove it',
  del: 'crossed out words; remove them',
  def: 'a link definition; write the address in brackets, as in [contact form](/contact)',
};

/** What visitors would read as text in a paragraph, because a mark is not complete. */
const brokenMarks: readonly [RegExp, string][] = [
  [
    /^ {0,3}#{1,6}(?![#\s\d]).*/m,
    'a heading without a space after the #; write one, as in ## Winter',
  ],
  [/.*\S\t+\S.*/, 'tabs, as a table from another program has them; write | between its cells'],
  [/^[•·]\s.*/m, 'a line that begins with a dot; write a hyphen and a space for a list'],
  [/^(?!Table: )[Tt]able ?:.*/, 'a caption that does not begin with “Table: ”; begin it so'],
];

/** Words in square brackets before an address in round ones that does not end, or comes after a space. */
const brokenLink = /.*\] ?\((?:\/|#|https?:|mailto:|tel:|www\.).*/;

/** Whether a paragraph has several lines with cells, without `\|` and what is inside links. */
const isTable = (paragraph: string) =>
  /^\||^.*\|.*\n.*\|/m.test(paragraph.replace(/\\\||\[[^\]\n]*\]\([^)\n]*\)/g, ''));

/** The cells in a line of a table. */
const cellsIn = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);

/**
 * Mistakes in the Markdown of an article, each with its line.
 * @param isAddress whether a link may lead to this address of the site
 * @param siteUrl the address of the site, as in `https://bustan.example`
 */
export function articleProblems(
  markdown: string,
  isAddress: (address: string) => boolean,
  siteUrl: string,
): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  const blocks = marked.lexer(markdown);
  const [first] = blocks.filter(({ type }) => type !== 'space');
  if (!first) return [{ line: 1, message: 'is empty; write the article.' }];
  let line = 1;
  let hasSection = false;
  for (const [index, block] of blocks.entries()) {
    const reportAt = (lineOfBlock: number, message: string) =>
      problems.push({ line: line + lineOfBlock, message });
    const report = (message: string, part = block.raw) => {
      const before = block.raw.slice(0, Math.max(0, block.raw.indexOf(part)));
      reportAt(before.split('\n').length - 1, message);
    };
    if (block === first && block.type !== 'paragraph' && block.type !== 'html')
      report('does not begin with a paragraph; write one first.');
    if (block.type === 'heading') {
      if (block.depth !== 2 && block.depth !== 3)
        report(`has a heading with ${block.depth} #; write ## or, below it, ###.`);
      if (block.depth === 3 && !hasSection) report('has ### before any ##; begin with ##.');
      if (block.text === '') report('has a heading without words; write them or remove it.');
      hasSection ||= block.depth === 2;
    }
    if (block.type === 'paragraph') {
      if (isTable(block.raw))
        report(
          'has a table without a row of headings and a row of dashes; begin it with both, or write \\| where it is no table.',
        );
      for (const [pattern, message] of brokenMarks) {
        const [found] = pattern.exec(block.raw) ?? [];
        if (found) report(`has ${message}.`, found);
      }
    }
    if (block.type === 'table')
      for (const [lineOfBlock, row] of block.raw.split('\n').entries())
        if (
          cellsIn(row)
            .slice(block.header.length)
            .some((cell) => cell.trim())
        )
          reportAt(
            lineOfBlock,
            `has ${cellsIn(row).length} cells in a row of a table with ${block.header.length} headings; give it as many headings.`,
          );
    if (block.type === 'paragraph' && block.raw.startsWith(captionMark)) {
      const next = blocks.slice(index + 1).find(({ type }) => type !== 'space');
      if (next?.type !== 'table' && !next?.raw.startsWith('|'))
        report('has “Table:”, but no table below it; add or remove it.');
    }
    marked.walkTokens([block], (token: Token) => {
      const construct = notAllowed[token.type];
      // A closing tag belongs to one that was reported.
      if (construct && !token.raw.startsWith('</')) report(`has ${construct}.`, token.raw.trim());
      if (token.type === 'heading' && token !== block)
        report(
          'has a heading inside a list or a quotation; begin it at the left.',
          token.raw.trim(),
        );
      const [found] = (token.type === 'text' && brokenLink.exec(token.raw)) || [];
      if (found && !('tokens' in token))
        report(
          'has a link that is not complete; write the words and the address without a space between, as in [contact form](/contact).',
          found,
        );
      if (token.type !== 'link') return;
      if (token.text.trim() === '') report('has a link without words; write them.', token.raw);
      // An email address in the text becomes a link by itself.
      const here = addressHere(token.href, siteUrl);
      if (here !== undefined && isAddress(here))
        report(`links to “${token.href}”; write it as ${here}.`, token.raw);
      else if (isOfThisComputer(token.href))
        report(
          `links to “${token.href}”, which others cannot open; write an address that they can.`,
          token.raw,
        );
      else if (!isAddress(token.href) && !/^(https?:\/\/|mailto:|tel:)\S+$/.test(token.href))
        report(
          `links to “${token.href}”, which is not a page of this site; write one such as /products or /products/carrots, or an https:// address.`,
          token.raw,
        );
    });
    line += block.raw.split('\n').length - 1;
  }
  return problems;
}

/** “/products” for `https://bustan.example/ar/products`, also where the form shows the site on this computer. */
function addressHere(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(address)) return;
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== new URL(siteUrl).origin && !isOfThisComputer(address)) return;
  return (pathname.slice(languageAt(pathname).prefix.length) || '/') + search + hash;
}

const isOfThisComputer = (address: string) =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(?![^:/])/.test(address);
