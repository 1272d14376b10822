import { memo } from 'react';
import { cargoTexts } from '../../../content/cargo-texts.ts';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { cargoGroups } from '../../cargo/cargo-groups.ts';
import { type Container, cargoPlan } from '../../cargo/cargo-plan.ts';
import { cargoItem } from '../../cargo/compatibility.ts';
import { Verdicts } from '../../cargo/verdicts.tsx';
import { temperatureText } from '../../keeping/keeping-text.ts';
import { fill } from '../../text/fill.ts';
import { listText } from '../../text/list-text.ts';
import { productName } from '../../text/product-name.ts';
import { CargoMatrix } from './cargo-matrix.tsx';
import styles from './cargo-together.module.css';

const texts = enquiryPage.cargo;
const shownVerdicts = ['apart', 'with care'] as const;

/** With this number of products or more, a table is clearer than sentences alone. */
const matrixFrom = 3;

/**
 * Which products can share a container, and a sentence for each conflict. `ids` are two or more. Rendered
 * again only for other products, not for every key in a field of the list.
 */
export const CargoTogether = memo(function CargoTogether({ ids }: { ids: readonly string[] }) {
  const items = ids.map(cargoItem);
  const containers = cargoPlan(items);
  // Each product with those after it, so that no pair is named twice.
  const groups = items.flatMap((item, index) =>
    cargoGroups(item, items.slice(index + 1)).map(({ verdict, ids, reasons }) => ({
      verdict,
      key: `${item.id} ${ids[0]}`,
      names: fill(texts.pair, {
        one: productName(item.id),
        others: listText(ids.map(productName)),
      }),
      reasons,
    })),
  );
  const sections = shownVerdicts.map((verdict) => ({
    verdict,
    groups: groups.filter((group) => group.verdict === verdict),
  }));

  return (
    <section className={styles.cargo} aria-labelledby="cargo">
      <div className={styles.head}>
        <h2 id="cargo">{texts.heading}</h2>
        <p className={styles.summary} role="status">
          {texts.several(containers.length)}
        </p>
      </div>
      <div className={styles.overview}>
        <ul className={styles.containers}>
          {containers.map((container, index) => (
            <li key={container.ids[0]}>
              {containers.length > 1 && <h3>{texts.container(index + 1)}</h3>}
              <p className={styles.products}>{listText(container.ids.map(productName))}</p>
              <p className={styles.cooling}>{coolingText(container)}</p>
            </li>
          ))}
        </ul>
        {ids.length >= matrixFrom && <CargoMatrix items={items} />}
      </div>
      <Verdicts sections={sections} className={styles.verdicts} />
      <p className={styles.guidance}>{cargoTexts.guidance}</p>
    </section>
  );
}, isSameList);

function isSameList(before: { ids: readonly string[] }, after: { ids: readonly string[] }) {
  return before.ids.join() === after.ids.join();
}

/** “Refrigerated, 0–1 °C”. Empty if it is not known. */
function coolingText({ cooling, temperature }: Container) {
  if (cooling === undefined) return '';
  if (cooling === 'never') return texts.notCooled;
  if (!temperature) return texts.cooled;
  const text = cooling === 'always' ? texts.cooledAt : texts.cooledOnLongVoyages;
  return fill(text, { temperature: temperatureText(temperature) });
}
