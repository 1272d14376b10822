import { Suspense, use, useState } from 'react';
import { useKeptOpen } from '../browser/use-kept-open.ts';
import type { SourceLink } from './listed-sources.ts';
import styles from './source-list.module.css';

const loaded = new Map<string, SourceLink[] | Promise<SourceLink[]>>();

const elementId = (list: string) => `sources-of-${list}`;

/**
 * The sources of a list. All of them are more bytes than all months and temperatures, so the page that the browser
 * loaded reads its own from the HTML, and others load them.
 */
function linksOf(list: string): SourceLink[] | Promise<SourceLink[]> {
  const links = loaded.get(list) ?? prerenderedLinks(list) ?? load(list);
  loaded.set(list, links);
  return links;
}

function prerenderedLinks(list: string): SourceLink[] | undefined {
  const element = import.meta.env.SSR ? null : document.getElementById(elementId(list));
  const links = element?.querySelectorAll('a');
  return (
    links &&
    Array.from(links, (link) => ({
      name: link.text,
      url: link.getAttribute('href') ?? '',
    }))
  );
}

async function load(list: string): Promise<SourceLink[]> {
  try {
    return (await import('./listed-sources.ts')).listedSources(list);
  } catch {
    // The page is useful without them. The next visit to it tries again.
    loaded.delete(list);
    return [];
  }
}

type SourceListProps = {
  /** The id of a product, or `months`. */
  list: string;
  label: string;
};

/** Sources as a folded list of links. Without any, nothing. */
export function SourceList({ list, label }: SourceListProps) {
  // In state, because React needs the same promise each time it renders, also after the file could not be loaded.
  const [links] = useState(() => linksOf(list));
  return (
    <Suspense>
      <Links list={list} label={label} links={links} />
    </Suspense>
  );
}

function Links({ list, label, links }: SourceListProps & { links: ReturnType<typeof linksOf> }) {
  const all = Array.isArray(links) ? links : use(links);
  const [properties] = useKeptOpen(elementId(list));
  return (
    <div id={elementId(list)} className={styles.list}>
      {all.length > 0 && (
        <details className={styles.sources} {...properties}>
          <summary>{label}</summary>
          <ul>
            {all.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
