import { part } from './part.ts';

const { main, mobile, products } = part('navigation');

/** The links in the header and the quick links in the footer. */
export const mainNavigation = main;

/** The links that only the mobile menu has. */
export const mobileNavigation = mobile;

/** The links of the products menu and the product links in the footer (specification 2). */
export const productNavigation = products;
