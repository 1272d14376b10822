import { newsPage } from '../../content/pages/news.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(newsPage);

export default function Page() {
  return <Hero title={newsPage.hero.heading} ground="delta" />;
}
