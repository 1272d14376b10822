import { localAddress } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { newsFeed } from '../../content/sharing.ts';
import { seasonsCsv } from './seasons-csv.ts';
import { webManifest } from './web-manifest.ts';
import { writeFeed } from './write-feed.ts';

/** The files of this language for phones, spreadsheets and feed readers, by address. */
export const languageFiles: Record<string, () => string | Promise<string>> = {
  [localAddress('/site.webmanifest')]: webManifest,
  [localAddress(seasonsPage.download.address)]: seasonsCsv,
  [localAddress(newsFeed.address)]: () => writeFeed(articles),
};
