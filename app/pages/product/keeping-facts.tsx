import { keepingWords } from '../../../content/keeping-words.ts';
import { productPage } from '../../../content/pages/product.ts';
import { productWords } from '../../../content/product-words.ts';
import type { Keeping } from '../../../content/trade-schema.ts';
import { durationText, humidityText, temperatureText } from '../../keeping/keeping-text.ts';
import { fill } from '../../text/fill.ts';
import styles from './keeping-facts.module.css';

const copy = productPage.keeping;

/** How a product is kept: up to three large figures, then ethylene, odour and a note. */
export function KeepingFacts({ id, keeping }: { id: string; keeping: Keeping | undefined }) {
  const words = productWords[id];
  const { temperature, humidity, coldDamage, keeps = [], ethylene, odour } = keeping ?? {};
  const figures = [
    temperature && { label: copy.temperatureLabel, values: [temperatureText(temperature)] },
    humidity && { label: copy.humidityLabel, values: [humidityText(humidity)] },
    keeps.length > 0 && {
      label: copy.durationLabel,
      values: keeps.map((duration) => durationText(duration, words?.forms)),
    },
  ].filter((figure) => figure !== undefined && figure !== false);

  const { gives, sensitive } = keepingWords.ethylene;
  const lines = [
    {
      label: copy.ethyleneLabel,
      texts: [
        ethylene?.gives && gives[ethylene.gives],
        ethylene?.sensitive && sensitive[ethylene.sensitive],
      ],
    },
    {
      label: copy.odourLabel,
      texts: [odour?.gives && copy.givesOdour, odour?.takesUp && copy.takesUpOdour],
    },
  ].filter(({ texts }) => texts.some(Boolean));

  const isUnsure = [temperature, humidity, ...keeps].some((value) => value?.certainty === 'low');
  const note = [
    coldDamage &&
      fill(copy.coldDamage, {
        limit: temperatureText({ from: coldDamage.below, to: coldDamage.below }),
      }),
    words?.storageNote,
    isUnsure && copy.unsure,
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <section className={styles.keeping} aria-labelledby="keeping">
      <h2 id="keeping">{copy.heading}</h2>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value} data-several={values.length > 1 || undefined}>
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <dl className={styles.lines}>
        {lines.map(({ label, texts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{texts.filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </section>
  );
}
