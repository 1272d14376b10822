import { Feed } from 'feed';
import { language } from '../../content/languages.ts';
import { newsPage } from '../../content/pages/news.ts';
import { newsFeed } from '../../content/pages/shell.ts';
import type { Article } from '../../schema/news.ts';
import { addressOf } from '../pages.ts';
import { fileAddress, fullAddress } from './site-pages.ts';

/** The articles, newest first, as an RSS 2.0 feed. */
export function writeFeed(articles: readonly Article[]): string {
  const days = articles.map(({ date }) => new Date(date));
  const feed = new Feed({
    title: newsFeed.title,
    description: newsPage.description,
    link: fullAddress(addressOf('news')),
    feedLinks: { rss: fullAddress(newsFeed.address) },
    image: fileAddress('/icons/icon-192.png'),
    language: language.locale,
    generator: false,
    updated: days[0] ?? new Date(0),
  });
  articles.forEach((article, index) => {
    const link = fullAddress(addressOf('article', article.id));
    feed.addItem({
      title: article.title,
      link,
      description: article.excerpt,
      date: days[index] ?? new Date(0),
      category: [{ name: article.category }],
    });
  });
  return feed.rss2();
}
