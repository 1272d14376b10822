import { articles } from '../../content/news.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { newsFeed } from '../../content/pages/shell.ts';
import { robots } from './robots.ts';
import { seasonsCsv } from './seasons-csv.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';
import { writeFeed } from './write-feed.ts';

/** The files for search engines, feed readers, phones and spreadsheets, by address. */
export const siteFiles: Record<string, () => string | Promise<string>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/site.webmanifest': webManifest,
  [seasonsPage.download.address]: seasonsCsv,
  [newsFeed.address]: () => writeFeed(articles),
};
