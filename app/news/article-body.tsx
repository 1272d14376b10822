import { type MouseEvent, use } from 'react';
import { useNavigate } from 'react-router';
import { articlePage } from '../../content/pages/news.ts';
import styles from './article-body.module.css';
import { frameTables } from './frame-tables.ts';

/** The articles' texts, each a file of its own in the build. */
const texts = import.meta.glob<string>('../../content/news/*.html', {
  query: '?raw',
  import: 'default',
});

const known = new Map<string, string>();

const elementId = (id: string) => `text-of-${id}`;

/**
 * The text of an article as HTML: at once where it has been on the page before, so that Back finds
 * the place again, or when its file has come. On arrival from outside it stands in the prerendered
 * page already and is not fetched a second time.
 *
 * @throws (in the promise) when the file cannot be loaded; asking again tries again.
 */
export function textOf(id: string): string | Promise<string> {
  const standing =
    known.get(id) ??
    (import.meta.env.SSR ? undefined : document.getElementById(elementId(id))?.innerHTML);
  if (standing !== undefined) {
    known.set(id, standing);
    return standing;
  }
  return load(id);
}

async function load(id: string): Promise<string> {
  const text = texts[`../../content/news/${id}.html`];
  if (!text) throw new Error(`No text for the article "${id}": add content/news/${id}.html.`);
  const html = frameTables(await text(), articlePage.tableLabel);
  known.set(id, html);
  return html;
}

type ArticleBodyProps = { id: string; text: string | Promise<string> };

/**
 * The text of an article; suspends until it has come. Its HTML is ours and checked against an
 * allow-list by the build.
 */
export function ArticleBody({ id, text }: ArticleBodyProps) {
  const html = typeof text === 'string' ? text : use(text);
  const navigate = useNavigate();

  /** Links to pages of this site change the page as all others do, without loading it anew. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };

  return (
    // biome-ignore lint/a11y: it only listens for what happens to the links inside.
    <div
      id={elementId(id)}
      className={styles.body}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: content/check-body.ts allows no script and no attribute but href and scope.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
