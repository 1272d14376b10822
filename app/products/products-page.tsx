import { productsPage } from '../../content/pages/products.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(productsPage);

export default function Page() {
  return <Hero title={productsPage.hero.heading} ground="delta" />;
}
