import { featuredCount } from '../../../content/featured-count.ts';
import { homePage } from '../../../content/pages/home.ts';
import { products } from '../../../content/products.ts';
import { BelowFirstScreen } from '../../design/below-first-screen.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { Hero } from '../../design/hero.tsx';
import { InSeason } from '../../in-season/in-season.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './home-page.module.css';
import { SupplyChain } from './supply-chain.tsx';
import { WhyChoose } from './why-choose.tsx';

/** Home (specification 2). */
export function HomePage() {
  const { hero, featured, wide } = homePage;
  return (
    <>
      <PageHead name="home" page={homePage} />
      <Hero title={hero.heading} picture={homePage.picture} size="full">
        <p>{hero.text}</p>
        <div className={styles.actions}>
          <ButtonLink to={addressOf('products')} variant="primary">
            {hero.productsLabel}
          </ButtonLink>
          <ButtonLink to={addressOf('contact')} variant="outline">
            {hero.contactLabel}
          </ButtonLink>
        </div>
        <dl className={styles.figures}>
          {hero.figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Hero>

      <BelowFirstScreen>
        <InSeason />
        <Picture src={wide.picture} role="full" sizes="100vw" alt="" className={styles.wide} />
        <section className={`wrap ${styles.featured}`} aria-labelledby="featured">
          <ProductGrid
            products={products.slice(0, featuredCount)}
            hasIds={false}
            intro={
              <div className={styles.head}>
                <h2 id="featured">{featured.heading}</h2>
                <p>{featured.text}</p>
              </div>
            }
          />
          <p className={styles.all}>
            <ButtonLink to={addressOf('products')}>{featured.linkLabel}</ButtonLink>
          </p>
        </section>
        <WhyChoose />
        <SupplyChain />
      </BelowFirstScreen>
    </>
  );
}

export { HomePage as Component };
