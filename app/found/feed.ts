import { articles } from '../../content/news.ts';
import { writeFeed } from '../lib/write-feed.ts';

/** The news for feed readers. */
export function loader() {
  return new Response(writeFeed(articles), { headers: { 'Content-Type': 'application/rss+xml' } });
}
