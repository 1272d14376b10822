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
  /** Ends that label for screen readers, who may meet it without the article around it. */
  readMoreAbout: (title: string) => `about “${title}”`,
  sidebarLabel: 'More news',
  categoriesHeading: 'Categories',
  newsletter: {
    heading: 'Newsletter',
    text: 'What is coming into season, and what is nearly over.',
    inputLabel: 'Email address',
    placeholder: 'Your email address',
    buttonLabel: 'Subscribe',
    /** Shown after submitting: the form sends nothing, and says so. */
    answer: 'The newsletter has not started yet: nothing was sent, and your address was not kept.',
  },
  socialHeading: 'Follow Us',
} satisfies SitePage & Record<string, unknown>;

/** Search engines cut off longer titles. */
const longestTitle = 60;

/** A title with the company's name behind it, if there is room for it. */
function withCompany(title: string): string {
  const whole = `${title} | ${company.name}`;
  return whole.length > longestTitle ? title : whole;
}

/** Around an article. Its own title, date and text are in `content/news.ts` and `content/news/`. */
export const articlePage = {
  /** What an article says as a page. */
  asPage: ({ id, title, excerpt, image }: Article): SitePage => ({
    title: withCompany(title),
    description: excerpt,
    address: `/news/${id}`,
    picture: image,
  }),
  byLabel: 'By',
  /** The name of a table that has no caption, for screen readers. */
  tableLabel: 'Table',
  loadingLabel: 'Loading the article',
  sidebarLabel: 'About this article',
  relatedHeading: 'Related Content',
  relatedNone: 'There is nothing else in this category yet.',
  categoriesHeading: 'Categories',
  shareHeading: 'Share',
  // A link becomes real as soon as its url is an address in quotes.
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
