import { addressOf } from '../../app/pages.ts';
import { type SitePage, sitePages } from '../../app/seo/site-pages.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';

/** An address that does not exist. */
export const unknownAddress = '/no-such-page';

function headingOf({ article, product, ...page }: SitePage): string {
  // The texts of all other pages have a hero.
  const { hero } = page as unknown as { hero: { heading: string } };
  return article?.title ?? product?.name ?? hero.heading;
}

/** The heading and the document's title of every page, by address. */
export const pageTitles: Readonly<Record<string, { heading: string; title: string }>> = {
  ...Object.fromEntries(
    sitePages.map((page) => [page.address, { heading: headingOf(page), title: page.title }]),
  ),
  [addressOf('enquiry')]: { heading: enquiryPage.hero.heading, title: enquiryPage.title },
  [unknownAddress]: notFoundPage,
};
