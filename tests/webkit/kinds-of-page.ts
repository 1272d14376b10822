import { addressesOf } from '../../app/seo/addresses.ts';
import { pageTitles } from '../support/page-titles.ts';

const [, ...otherArticles] = addressesOf('article');
const [, ...otherProducts] = addressesOf('product');
const others = [...otherArticles, ...otherProducts];

/** One address of each kind of page. All articles have the same layout, and all products. */
export const addresses = Object.keys(pageTitles).filter((address) => !others.includes(address));

/** The texts and pictures that are invisible because they or an ancestor are transparent. */
export function hiddenParts() {
  const opacity = (part: Element | null): number =>
    part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
  return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:empty), img, dt, dd)')]
    .filter((part) => opacity(part) < 1)
    .map((part) => part.textContent || part.getAttribute('src'));
}
