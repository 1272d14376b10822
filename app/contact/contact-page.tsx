import { contactPage } from '../../content/pages/contact.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';

export const meta = () => pageMeta(contactPage);

export default function Page() {
  return <Hero title={contactPage.hero.heading} ground="delta" />;
}
