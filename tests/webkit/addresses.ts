import { addressesOf } from '../../app/seo/addresses.ts';
import { pageTitles } from '../support/page-titles.ts';

const [, ...otherArticles] = addressesOf('article');
const [, ...otherProducts] = addressesOf('product');
const others = new Set([...otherArticles, ...otherProducts]);

/** One page of each kind with its expected title. All articles have the same layout, and all products. */
export const samplePages = Object.entries(pageTitles)
  .filter(([address]) => !others.has(address))
  .map(([address, { title }]) => ({ address, title }));
