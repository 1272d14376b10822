export interface NavigationLink {
  label: string;
  to: string;
}

export interface ProductLink {
  label: string;
  /** The mobile menu's name for it, where that differs. */
  mobileLabel?: string;
  /** The section of /products it leads to, without the #. */
  hash: string;
  /** The small round picture beside it in the products menu. */
  picture: string;
}

/** In the header, and as the footer's quick links. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Our Products', to: '/products' },
  { label: 'Gallery', to: '/gallery' },
];

/** What the mobile menu adds at its end. */
export const mobileNavigation: readonly NavigationLink[] = [
  { label: 'News', to: '/news' },
  { label: 'Contact', to: '/contact' },
];

/** The products menu and the footer's product links (specification, section 2). */
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
