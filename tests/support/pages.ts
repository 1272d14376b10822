import { verdicts } from '../../app/cargo/cargo-rules.ts';
import { cargoItem, compatibility } from '../../app/cargo/compatibility.ts';
import { addressOf } from '../../app/pages.ts';
import { addresses, addressesOf } from '../../app/seo/addresses.ts';
import { articles } from '../../content/news.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import { unknownAddress } from './page-titles.ts';

const verdictsOf = (id: string) =>
  products
    .filter((other) => other.id !== id)
    .map((other) => compatibility(cargoItem(id), cargoItem(other.id)).verdict);

/** A product whose page has every verdict of loading products together. */
export const fullProduct =
  products.find(({ id }) => new Set(verdictsOf(id)).size === verdicts.length) ?? products[0];

/** An article with a table in its text. */
export const fullArticle =
  articles.find(({ id }) => part('articleTexts')[id]?.includes('<table')) ?? articles[0];

/** The addresses of all prerendered pages, and one that does not exist. */
export const pages = [...addresses, unknownAddress];

const otherProductsAndArticles = [...addressesOf('product'), ...addressesOf('article')].filter(
  (address) =>
    address !== addressOf('product', fullProduct?.id) &&
    address !== addressOf('article', fullArticle?.id),
);

/** One address of every kind of page. Of products and articles those with the most parts. */
export const samplePages = pages.filter((address) => !otherProductsAndArticles.includes(address));
