import type { CSSProperties } from 'react';
import { useMatch } from 'react-router';
import { categoryColours } from '../../../content/category-colours.ts';
import { company } from '../../../content/company.ts';
import { keeping } from '../../../content/keeping.ts';
import { mainNavigation } from '../../../content/navigation.ts';
import { productPage } from '../../../content/pages/product.ts';
import { productCard } from '../../../content/product-card.ts';
import { products } from '../../../content/products.ts';
import { seasons } from '../../../content/seasons.ts';
import { footer } from '../../../content/shell.ts';
import type { Product } from '../../../schema/product.ts';
import { PhoneLink } from '../../contact/contact-links.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { PrintedAddress } from '../../design/printed-address.tsx';
import { AskLink } from '../../enquiry-list/ask-link.tsx';
import { neighbours } from '../../neighbours/neighbours.ts';
import { Neighbours } from '../../neighbours/neighbours.tsx';
import { addressOf } from '../../pages.ts';
import { Badges } from '../../product-card/badges.tsx';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { SourceList } from '../../sources/source-list.tsx';
import { KeepingFacts } from './keeping-facts.tsx';
import styles from './product-page.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSeason } from './product-season.tsx';
import { ShipsWith } from './ships-with.tsx';

const productsLabel = mainNavigation.find(({ to }) => to === addressOf('products'))?.label;

/** The most other products of the category that are shown. The link beside their heading leads to all of them. */
const shownOthers = 8;

/** The products in the order of the page of all products. */
const catalogue = Object.keys(productCard.categories).flatMap((category) =>
  products.filter((product) => product.category === category),
);

/** The page of a product. app/page-routes.ts has a route for each product. */
export function ProductPage() {
  // The router ignores the case of letters in addresses.
  const id = useMatch(addressOf('product', ':id'))?.params.id?.toLowerCase();
  const product = products.find((one) => one.id === id);
  return product && <ProductView key={product.id} product={product} />;
}

function ProductView({ product }: { product: Product }) {
  const { id, name, description, category, tip } = product;
  const page = productPage.asPage(product);
  const categoryAddress = `${addressOf('products')}#${category}`;
  const others = nearest(
    products.filter((one) => one.category === category),
    product,
  );
  const { previous, next } = neighbours(catalogue, product);

  return (
    <article
      className={styles.page}
      data-background="paper"
      style={{ '--background': categoryColours[category] } as CSSProperties}
    >
      <PageHead name="product" id={id} page={page} />
      <div className={`wrap ${styles.spread}`}>
        <header className={styles.head}>
          <nav aria-label={productPage.breadcrumbsLabel} className={styles.breadcrumbs}>
            <PageLink to={addressOf('products')}>{productsLabel}</PageLink>
            <PageLink to={categoryAddress}>{productCard.categories[category]}</PageLink>
          </nav>
          <h1 tabIndex={-1}>{name}</h1>
          <Badges product={product} />
          <p className={styles.description}>{description}</p>
        </header>
        <ProductPictures product={product} />
        <ProductSeason id={id} season={seasons[id]} />
        <div className={styles.text}>
          <p className={styles.ask}>
            <AskLink id={id} look="button" />
            <button
              type="button"
              className={styles.print}
              onClick={() => window.print()}
              data-needs-script
            >
              {productPage.printLabel}
            </button>
          </p>
          <p className={styles.call}>
            <span>
              {footer.phoneLabel}: <PhoneLink />
            </span>
            {company.hours.map(({ days, time }) => (
              <span key={days + time}>
                {days}: {time}
              </span>
            ))}
          </p>
          {tip !== '' && (
            <>
              <h2 className={styles.label}>{productPage.tipHeading}</h2>
              <p>{tip}</p>
            </>
          )}
        </div>
      </div>
      <div className={`wrap ${styles.facts}`}>
        <KeepingFacts id={id} keeping={keeping[id]} />
        <ShipsWith id={id} />
        <SourceList list={id} label={productPage.sourcesLabel} />
        <PrintedAddress address={addressOf('product', id)} />
      </div>
      <div className={styles.more}>
        <div className="wrap">
          {others.length > 0 && (
            <section aria-labelledby="more">
              <ProductGrid
                products={others}
                hasIds={false}
                // Each has a page like this one, one tap away.
                hasDetails={false}
                intro={
                  <div className={styles.moreHead}>
                    <h2 id="more">{productPage.moreHeading[category]}</h2>
                    <PageLink to={categoryAddress}>{productPage.allLabel}</PageLink>
                  </div>
                }
              />
            </section>
          )}
          <Neighbours
            labels={productPage}
            previous={previous && linkTo(previous)}
            next={next && linkTo(next)}
          />
        </div>
      </div>
    </article>
  );
}

/** The products before and after one in a list, in their order. */
function nearest(list: readonly Product[], product: Product): Product[] {
  const index = list.indexOf(product);
  const others = list.filter((one) => one !== product);
  const most = Math.max(0, others.length - shownOthers);
  const start = Math.min(most, Math.max(0, index - shownOthers / 2));
  return others.slice(start, start + shownOthers);
}

const linkTo = (product: Product) => ({
  to: addressOf('product', product.id),
  title: product.name,
});

export { ProductPage as Component };
