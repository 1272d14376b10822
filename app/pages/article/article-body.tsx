import { type MouseEvent, use } from 'react';
import { useNavigate } from 'react-router';
import { hasModifier } from '../../browser/has-modifier.ts';
import { localPath } from '../../browser/local-path.ts';
import { withLocalLinks } from '../../text/local-links.ts';
import styles from './article-body.module.css';

/** The HTML of each article, from scripts/content-plugin.ts. */
const textFiles = import.meta.glob<string>('../../../content/news/*.yaml', { import: 'default' });

const loadedTexts = new Map<string, string>();

const elementId = (id: string) => `text-of-${id}`;

/** An article's HTML. Rejects if the file cannot be loaded; the next call tries again. */
export function articleText(id: string): string | Promise<string> {
  const prerendered = () =>
    import.meta.env.SSR ? undefined : document.getElementById(elementId(id))?.innerHTML;
  const known = loadedTexts.get(id) ?? prerendered();
  if (known === undefined) return load(id);
  loadedTexts.set(id, known);
  // Not in a promise, so that Back can restore the scroll position.
  return known;
}

async function load(id: string): Promise<string> {
  const [, text] = Object.entries(textFiles).find(([file]) => file.endsWith(`/${id}.yaml`)) ?? [];
  if (!text) throw new Error(`No article "${id}" in content/news/.`);
  const html = withLocalLinks(await text());
  loadedTexts.set(id, html);
  return html;
}

type ArticleBodyProps = { id: string; text: string | Promise<string> };

/** The text of an article. Suspends while it loads. */
export function ArticleBody({ id, text }: ArticleBodyProps) {
  const html = typeof text === 'string' ? text : use(text);
  const navigate = useNavigate();

  const navigateWithinSite = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    // The check of the content lets paths lead to pages of this language only.
    if (!link?.getAttribute('href')?.startsWith('/') || hasModifier(event)) return;
    event.preventDefault();
    navigate(localPath(link.pathname) + link.search + link.hash);
  };

  return (
    // biome-ignore lint/a11y: it only handles clicks on the links inside.
    <div
      id={elementId(id)}
      className={styles.body}
      onClick={navigateWithinSite}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown without HTML (schema/article-text.ts).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
