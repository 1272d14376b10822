export interface NavigationLink {
  label: string;
  to: string;
}

export interface ProductLink {
  label: string;
  /** The label in the mobile menu, if it is different. */
  mobileLabel?: string;
  /** The id of the section on /products. */
  hash: string;
  /** The small round picture in the products menu. */
  picture: string;
}

/** The links in the header and the quick links in the footer. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Our Products', to: '/products' },
  { label: 'Gallery', to: '/gallery' },
];

/** The links that only the mobile menu has. */
export const mobileNavigation: readonly NavigationLink[] = [
  { label: 'News', to: '/news' },
  { label: 'Contact', to: '/contact' },
];

/** The links of the products menu and the product links in the footer (specification, section 2). */
export const productNavigation: readonly ProductLink[] = [
  { label: 'Vegetables', hash: 'vegetables', picture: '/pictures/carrots-a.jpg' },
  { label: 'Fruits', hash: 'fruits', picture: '/pictures/oranges-a.jpg' },
  { label: 'Legumes', hash: 'legumes', picture: '/pictures/egyptian-fava-beans-a.jpg' },
  { label: 'Pasta', hash: 'pasta', picture: '/pictures/farfalle-pasta-a.jpg' },
  {
    label: 'Organic',
    mobileLabel: 'Organic Line',
    hash: 'organic',
    picture: '/pictures/lettuce-a.jpg',
  },
];
