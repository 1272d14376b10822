import { galleryPage } from '../../content/pages/gallery.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(galleryPage);

export default function Page() {
  return <Hero title={galleryPage.hero.heading} ground="delta" />;
}
