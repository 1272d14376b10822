import { company } from './company.ts';
import type { Article } from './schema.ts';

/** The articles, newest first. The text of each is in `content/news/<id>.html`. */
export const articles: readonly Article[] = [
  {
    id: 'sustainable-farming-practices',
    title: 'Water, Soil and Patience: Farming to Last',
    excerpt:
      'Drip lines, clover in the rotation, compost and weekly walks through the rows: how careful growers in Egypt look after water and soil.',
    image: '/pictures/news-farming.jpg',
    date: 'April 15, 2025',
    author: 'The Growing Team',
    category: 'Sustainability',
  },
  {
    id: 'new-organic-certification',
    title: 'Certified Organic, After Three Years',
    excerpt:
      'Our organic certification closes a three-year transition. Here is what those years asked of our fields, and which products it covers.',
    image: '/pictures/news-certification.jpg',
    date: 'March 28, 2025',
    author: `${company.name} Editorial`,
    category: 'Certification',
  },
  {
    id: 'seasonal-produce-guide',
    title: 'When Our Egyptian Produce Is in Season',
    excerpt:
      'Strawberries from November, carrots from January, yellow dates from August: the usual months in Egypt, and how to tell that a crop is ready.',
    image: '/pictures/news-seasonal.jpg',
    date: 'March 10, 2025',
    author: 'The Growing Team',
    category: 'Seasonal',
  },
  {
    id: 'community-supported-agriculture',
    title: 'A Share in the Season: How Our CSA Works',
    excerpt:
      'Twenty weeks of produce from May to September, paid for before it is picked. What a share is, how the season runs, and how to join.',
    image: '/pictures/news-community.jpg',
    date: 'February 15, 2025',
    author: `${company.name} Editorial`,
    category: 'Community',
  },
];

/** All categories of articles. To make the link of a category real, write its address instead of undefined. */
export const newsCategoryUrls: Readonly<Record<string, string | undefined>> = {
  Sustainability: undefined,
  Certification: undefined,
  Seasonal: undefined,
  Community: undefined,
};

export interface NewsCategory {
  name: string;
  count: number;
  url: string | undefined;
}

/** The categories of `list` and their numbers of articles, in the order of first appearance. */
export function newsCategories(list: readonly Article[] = articles): NewsCategory[] {
  return [...new Set(list.map((article) => article.category))].map((name) => ({
    name,
    count: list.filter((article) => article.category === name).length,
    url: newsCategoryUrls[name],
  }));
}
