import { company } from '../company.ts';
import type { Article, SitePage } from '../schema.ts';

export const newsPage = {
  title: `News & Updates | ${company.name}`,
  description:
    'Notes from the growing year: how the land is farmed, what our organic certification took, what is in season, and how the farm shares work.',
  address: '/news',
  picture: '/pictures/news-seasonal.jpg',
  hero: {
    heading: 'News & Updates',
    text: 'Notes from the growing year, when there is something to say.',
  },
  listHeading: 'Latest News',
  readMoreLabel: 'Read More',
  /** Added to the label for screen readers, which list links without their context. */
  readMoreAbout: (title: string) => `about “${title}”`,
  sidebarLabel: 'More news',
  categoriesHeading: 'Categories',
  newsletter: {
    heading: 'Newsletter',
    text: 'What is coming into season, and what is nearly over.',
    inputLabel: 'Email address',
    placeholder: 'Your email address',
    buttonLabel: 'Subscribe',
    /** Shown after submitting. The form sends nothing (R6). */
    answer: 'The newsletter has not started yet: nothing was sent, and your address was not kept.',
  },
  socialHeading: 'Follow Us',
} satisfies SitePage & Record<string, unknown>;

/** Search engines cut off longer titles. */
const maxTitleLength = 60;

function withCompany(title: string): string {
  const fullTitle = `${title} | ${company.name}`;
  return fullTitle.length > maxTitleLength ? title : fullTitle;
}

/** Texts around an article. Its own title and text are in `content/news.ts` and `content/news/`. */
export const articlePage = {
  /** The title, description, address and picture of an article's page. */
  asPage: ({ id, title, excerpt, image }: Article): SitePage => ({
    title: withCompany(title),
    description: excerpt,
    address: `/news/${id}`,
    picture: image,
  }),
  byLabel: 'By',
  /** The name of a table without a caption, for screen readers. */
  tableLabel: 'Table',
  loadingLabel: 'Loading the article',
  sidebarLabel: 'About this article',
  relatedHeading: 'Related Content',
  relatedNone: 'There is nothing else in this category yet.',
  categoriesHeading: 'Categories',
  shareHeading: 'Share',
  // To make a link real, write its address in quotes instead of undefined.
  shareTargets: [
    { name: 'Facebook', url: undefined },
    { name: 'Twitter', url: undefined },
    { name: 'LinkedIn', url: undefined },
    { name: 'Email', url: undefined },
  ],
  neighboursLabel: 'More articles',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  notFound: {
    heading: 'Article Not Found',
    text: 'The article could not be loaded. It may be back in a moment; the rest of the news is here.',
    linkLabel: 'Back to News',
  },
};
