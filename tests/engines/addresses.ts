import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { newsPage } from '../../content/pages/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productPage } from '../../content/pages/product.ts';
import { productsPage } from '../../content/pages/products.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { products } from '../../content/products.ts';

/** An address that does not exist. */
export const unknownAddress = '/no-such-page';

const articlePages = articles.map(({ id, title }) => ({ address: `/news/${id}`, title }));
const productPages = products.map((product) => {
  const { address, title } = productPage.asPage(product);
  return { address, title };
});
const otherPages = [
  ...[homePage, aboutPage, productsPage, seasonsPage, galleryPage, newsPage, contactPage].map(
    ({ address, title }) => ({ address, title }),
  ),
  { address: enquiryPage.path, title: enquiryPage.title },
  { address: unknownAddress, title: notFoundPage.title },
];

/** One page of each kind with its expected title. All articles have the same layout, and all products. */
export const samplePages = [
  ...otherPages,
  ...articlePages.slice(0, 1),
  ...productPages.slice(0, 1),
];
