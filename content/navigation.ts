import texts from '#texts/navigation.json' with { type: 'json' };
import { addressOf, type PageName } from '../app/pages.ts';
import facts from './facts/navigation.json' with { type: 'json' };

export interface NavigationLink {
  label: string;
  to: string;
}

export interface ProductLink {
  label: string;
  /** The label in the mobile menu. */
  mobileLabel: string;
  /** The id of the section on /products. */
  hash: string;
  /** The small round picture in the products menu. */
  picture: string;
}

const linksOf = (
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): NavigationLink[] =>
  names.map((name) => ({ label: labels[name] ?? '', to: addressOf(name as PageName) }));

/** The links in the header and the quick links in the footer. */
export const mainNavigation: readonly NavigationLink[] = linksOf(facts.main, texts.main);

/** The links that only the mobile menu has. */
export const mobileNavigation: readonly NavigationLink[] = linksOf(facts.mobile, texts.mobile);

const productLabels: Readonly<Record<string, Pick<ProductLink, 'label' | 'mobileLabel'>>> =
  texts.products;

/** The links of the products menu and the product links in the footer (specification, section 2). */
export const productNavigation: readonly ProductLink[] = facts.products.map((link) => ({
  ...link,
  ...(productLabels[link.hash] ?? { label: '', mobileLabel: '' }),
}));
