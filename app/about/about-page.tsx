import { aboutPage } from '../../content/pages/about.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(aboutPage);

export default function Page() {
  return <Hero title={aboutPage.hero.heading} ground="delta" />;
}
