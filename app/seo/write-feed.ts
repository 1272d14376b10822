import { Feed } from 'feed';
import { articleTexts } from '../../content/article-texts.ts';
import { language } from '../../content/languages.ts';
import { newsPage } from '../../content/pages/news.ts';
import { pictureDescriptions } from '../../content/picture-descriptions.ts';
import { newsFeed } from '../../content/sharing.ts';
import type { Article } from '../../schema/news.ts';
import { addressOf } from '../pages.ts';
import { withLocalLinks } from '../text/local-links.ts';
import { fileAddress, fullAddress } from './site-pages.ts';

/** The articles, newest first, with their texts and pictures, as an RSS 2.0 feed. */
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
      content: textWithPicture(article),
      date: days[index] ?? new Date(0),
      category: [{ name: article.category }],
    });
  });
  return feed.rss2();
}

/** The article as a reader of feeds shows it, with full addresses. */
function textWithPicture({ id, image }: Article): string {
  const alt = (pictureDescriptions[image] ?? '').replaceAll('"', '&quot;');
  const picture = `<p><img src="${fileAddress(image)}" alt="${alt}"></p>`;
  const text = (articleTexts[id] ?? '')
    .replace(/<source[^>]*>/g, '')
    .replace(/(?<=<img src=")[^"]*/g, fileAddress);
  return picture + withLocalLinks(text, (path) => fullAddress(path));
}
