import { cargoTexts } from '../../../content/cargo-texts.ts';
import { productPage } from '../../../content/pages/product.ts';
import { products } from '../../../content/products.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { cargoGroups } from '../../cargo/cargo-groups.ts';
import { verdicts } from '../../cargo/cargo-rules.ts';
import { cargoItem } from '../../cargo/compatibility.ts';
import { Verdicts } from '../../cargo/verdicts.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { productName } from '../../text/product-name.ts';
import styles from './ships-with.module.css';

const texts = productPage.shipping;
const items = products.map(({ id }) => cargoItem(id));

/** Which products can share a container with this one, which cannot, and why. */
export function ShipsWith({ id }: { id: string }) {
  const item = items.find((one) => one.id === id) ?? cargoItem(id);
  const all = cargoGroups(item, items);
  const sections = verdicts.map((verdict) => ({
    verdict,
    groups: all
      .filter((group) => group.verdict === verdict)
      .map(({ ids, reasons }) => ({
        key: String(ids[0]),
        names: ids.map((other, index) => (
          <span key={other}>
            {index > 0 && seasonTexts.comma}
            <PageLink to={addressOf('product', other)}>{productName(other)}</PageLink>
          </span>
        )),
        reasons,
      })),
  }));
  return (
    <section className={styles.shipping} aria-labelledby="shipping">
      <h2 id="shipping">{texts.heading}</h2>
      <p className={styles.guidance}>{cargoTexts.guidance}</p>
      <Verdicts sections={sections} className={styles.verdicts} />
    </section>
  );
}
