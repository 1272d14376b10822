import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { localAddress } from '../../content/languages.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function* elements(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** The head of a built page of this language: its title, meta elements, links and structured data. */
export function builtHead(address: string) {
  const local = localAddress(address);
  const file = local === '/' ? '/index' : local;
  const page = parse(readFileSync(`build/client${file}.html`, 'utf8'));
  const all = [...elements(page)].map((element) => ({
    tag: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  }));
  const metas = all.filter(({ tag }) => tag === 'meta').map(({ attributes }) => attributes);
  const links = all.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes);
  const scripts = all.filter(({ attributes }) => attributes.type === 'application/ld+json');
  return {
    title: all.filter(({ tag }) => tag === 'title').map(({ text }) => text),
    /** The contents of `<meta>` by name or property. */
    meta: (name: string) =>
      metas.flatMap((meta) => ([meta.name, meta.property].includes(name) ? meta.content : [])),
    link: (rel: string) => links.filter((link) => link.rel === rel),
    // biome-ignore lint/suspicious/noExplicitAny: the tests check the values.
    data: scripts.map(({ text }): any => JSON.parse(text)),
  };
}
