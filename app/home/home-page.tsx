import { homePage } from '../../content/pages/home.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(homePage);

export default function Page() {
  return <Hero title={homePage.hero.heading} ground="delta" />;
}
