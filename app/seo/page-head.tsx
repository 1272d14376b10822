import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import type { Page } from '../../schema/pages.ts';
import { addressOf, type PageName, pages } from '../pages.ts';

type PageHeadProps = {
  name: PageName;
  /** Of the product or article that the page shows. */
  id?: string;
  page: Page;
};

/**
 * Title and description, and the canonical URL or that search engines are not to list the page. Metadata for search engines and
 * previews is in the built file only (app/document.tsx).
 */
export function PageHead({ name, id, page: { title, description } }: PageHeadProps) {
  const isIndexed = pages.some((page) => page.name === name && page.isIndexed);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <link rel="canonical" href={company.siteUrl + localAddress(addressOf(name, id))} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
