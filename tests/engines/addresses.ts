import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { newsPage } from '../../content/pages/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';

/** An address that does not exist. */
export const unknownAddress = '/no-such-page';

const articlePages = articles.map(({ id, title }) => ({ address: `/news/${id}`, title }));
const otherPages = [
  ...[homePage, aboutPage, productsPage, galleryPage, newsPage, contactPage].map(
    ({ address, title }) => ({ address, title }),
  ),
  { address: unknownAddress, title: notFoundPage.title },
];

/** Every page with its expected title. */
export const pages = [...otherPages, ...articlePages];

/** One page of each kind; all articles are built in the same way. */
export const samplePages = [...otherPages, ...articlePages.slice(0, 1)];
