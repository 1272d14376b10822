import { company } from '../../content/company.ts';
import type { Page } from '../../content/schema.ts';

/**
 * Title, description and canonical address of the page that is shown; React puts them into the
 * document's head. A page without an address of its own asks search engines not to list it. What only
 * search engines and link previews read is in the built file alone (app/document.tsx).
 */
export function PageHead({ page: { title, description, address } }: { page: Page }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? (
        <link rel="canonical" href={company.siteUrl + address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
