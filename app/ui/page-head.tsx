import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import type { Page } from '../../content/schema.ts';

/** Title, description and canonical URL. Pages without an address are not indexed. */
// Metadata for search engines and previews is in the built file only (app/document.tsx).
export function PageHead({ page: { title, description, address } }: { page: Page }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address ? (
        <link rel="canonical" href={company.siteUrl + localAddress(address)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
