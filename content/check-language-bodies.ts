import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { articleBlocks } from './check-article-blocks.ts';
import { figuresIn, monthsIn } from './check-figures.ts';
import { differences } from './check-languages.ts';
import type { Problem } from './check-problem.ts';
import { type Language, languages } from './languages.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The differences between an article and its counterpart: elements, links and figures. */
export function checkBodies(
  file: string,
  reference: string,
  body: string,
  language: Language,
): Problem[] {
  const entry = file.replace(/^.*\/|\.html$/g, '');
  const [one, other] = [outline(reference), outline(body)];
  const texts = (html: string) =>
    articleBlocks(html)
      .map(({ text }) => text)
      .join(' ');
  const messages = [
    ...differences('the element', one.elements, other.elements),
    ...differences('the link to', one.links, other.links),
    ...differences('the figure', figuresIn(texts(reference)), figuresIn(texts(body))),
    ...differences(
      'month',
      monthsIn(texts(reference), languages[0]),
      monthsIn(texts(body), language),
    ),
  ];
  return messages.map((message) => ({ file, entry, field: 'text', message }));
}

/** The elements that divide an article, and its links. Emphasis may differ between languages. */
function outline(html: string) {
  const elements: string[] = [];
  const links: string[] = [];
  const walk = (node: Node) => {
    if (!('tagName' in node)) return;
    if (!/^(?:em|strong|br|a)$/.test(node.tagName)) elements.push(`<${node.tagName}>`);
    links.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value));
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return { elements, links };
}
