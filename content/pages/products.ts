import { company } from '../company.ts';
import type { ProductCategory, SitePage } from '../schema.ts';

interface ProductSection {
  /** The hash in the address: /products#vegetables. */
  id: string;
  category: ProductCategory;
  heading: string;
  text: string;
}

export const productsPage = {
  title: `Our Products | ${company.name}`,
  description:
    'Browse our vegetables, fruits, legumes and pasta from Egypt, and the organic line: search by name, or filter by category and by organic.',
  address: '/products',
  picture: '/pictures/hero-products.jpg',
  hero: {
    heading: 'Our Products',
    text: `A selection from a range of ${company.figures.products} products. If you do not see what you need,`,
    askLabel: 'ask us',
    calendarText: 'When each is ready:',
    calendarLabel: 'season calendar',
  },
  sections: [
    {
      id: 'vegetables',
      category: 'Vegetables',
      heading: 'Vegetables',
      text: 'Roots, leaves and fruiting crops, packed fresh, and onions that are cured first so that they keep.',
    },
    {
      id: 'fruits',
      category: 'Fruits',
      heading: 'Fruits',
      text: 'Strawberries in winter, oranges into spring, yellow dates in late summer and pomegranates in autumn.',
    },
    {
      id: 'legumes',
      category: 'Legumes',
      heading: 'Legumes',
      text: 'Beans and lentils, dried, cleaned and sorted by size so that they cook evenly. On request, subject to Egypt’s export rules at the time.',
    },
    {
      id: 'pasta',
      category: 'Pasta',
      heading: 'Pasta',
      text: 'Fresh strands and sturdy shapes, made in Egypt all year. On request, subject to Egypt’s export rules at the time.',
    },
  ] satisfies ProductSection[],
  organic: {
    id: 'organic',
    heading: 'Organic Line',
    text: 'Fruit and vegetables from land that is certified organic, after a three-year transition. No synthetic fertilisers or pesticides are used on them.',
    buttonLabel: 'View All Organic Products',
    listLabel: 'In the Organic Line',
    /** The ids of the products whose first pictures are shown in the three arches. */
    arches: ['heirloom-tomatoes', 'lettuce', 'oranges'],
  },
  filters: {
    label: 'Filter products',
    searchLabel: 'Search products',
    searchPlaceholder: 'Search',
    categoryLabel: 'Category',
    organicLabel: 'Organic',
    tabsLabel: 'Product sections',
    categories: [
      { value: 'all', label: 'All' },
      { value: 'vegetables', label: 'Vegetables' },
      { value: 'fruits', label: 'Fruits' },
      { value: 'legumes', label: 'Legumes' },
      { value: 'pasta', label: 'Pasta' },
    ] satisfies { value: 'all' | Lowercase<ProductCategory>; label: string }[],
  },
  results: {
    heading: 'Search Results',
    count: (found: number) => (found === 1 ? '1 product found' : `${found} products found`),
    // Both texts are fixed by the specification (sections 2 and 8).
    none: 'No products found matching your criteria.',
    clearLabel: 'Clear Filters',
  },
} satisfies SitePage & Record<string, unknown>;

export const productCard = {
  organicBadge: 'Organic',
  seasonalBadge: 'Seasonal',
  detailsLabel: 'Good to know',
  /** Added to the label for screen readers, which list controls without their context. */
  detailsAbout: (name: string) => `about ${name}`,
  picturesLabel: (name: string) => `Pictures of ${name}`,
  previousLabel: (name: string) => `Previous picture of ${name}`,
  nextLabel: (name: string) => `Next picture of ${name}`,
  dotLabel: (name: string, number: number) => `Show picture ${number} of ${name}`,
  pictureLabel: (name: string, number: number, total: number) =>
    `${name}, picture ${number} of ${total}`,
};
