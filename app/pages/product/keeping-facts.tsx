import { keepingNotes } from '../../../content/keeping-notes.ts';
import { keepingTexts } from '../../../content/keeping-texts.ts';
import { productPage } from '../../../content/pages/product.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import type { Keeping } from '../../../schema/product.ts';
import { isConcernedByEthylene } from '../../cargo/cargo-rules.ts';
import { durationText, humidityText, temperatureText } from '../../keeping/keeping-text.ts';
import { fill } from '../../text/fill.ts';
import styles from './keeping-facts.module.css';

const texts = productPage.keeping;

/** How a product is kept: up to three large figures, then ethylene, odour and a note, which is large without figures. */
export function KeepingFacts({ id, keeping }: { id: string; keeping: Keeping | undefined }) {
  const { temperature, otherTemperatures = [], humidity, coldDamage, keeps = [] } = keeping ?? {};
  const { carbonDioxide, odour } = keeping ?? {};
  /** A value may be that of one form of the product only. */
  const figures = [
    temperature && {
      label: texts.temperatureLabel,
      values: [temperature, ...otherTemperatures].map((one) => [one.form, temperatureText(one)]),
    },
    humidity && { label: texts.humidityLabel, values: [[undefined, humidityText(humidity)]] },
    keeps.length > 0 && {
      label: texts.durationLabel,
      values: keeps.map((one) => [one.form, durationText(one)]),
    },
  ].filter((figure) => figure !== undefined && figure !== false);

  const { odour: odourTexts } = keepingTexts;
  const lines = [
    { label: texts.ethyleneLabel, values: ethyleneValues(keeping) },
    {
      label: texts.carbonDioxideLabel,
      values: [carbonDioxide && keepingTexts.carbonDioxide[carbonDioxide.effect]],
    },
    {
      label: texts.odourLabel,
      values: [
        odour?.gives && odourTexts.gives[odour.gives],
        odour?.takesUp && odour.takesUp !== 'no' && odourTexts.takesUp[odour.takesUp],
      ],
    },
  ].filter(({ values }) => values.some(Boolean));

  const isUnsure = [temperature, ...otherTemperatures, humidity, ...keeps].some(
    (value) => value?.isUnsure,
  );
  const note = [
    coldDamage &&
      fill(texts.coldDamage, {
        limit: temperatureText({ from: coldDamage.below, to: coldDamage.below }),
      }),
    keepingNotes[id],
    isUnsure && texts.unsure,
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <section className={styles.keeping} aria-labelledby="keeping">
      <h2 id="keeping">{texts.heading}</h2>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map(([form, text]) => (
                <dd key={`${form} ${text}`}>
                  {text} {form && <span className={styles.form}>{form}</span>}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => value && <dd key={value}>{value}</dd>)}
            </div>
          ))}
        </dl>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** Empty for food that ethylene does not concern, such as pasta and pulses. */
function ethyleneValues(keeping: Keeping | undefined): string[] {
  if (keeping && !isConcernedByEthylene(keeping)) return [];
  if (!keeping?.ethylene) return [seasonTexts.unknown];
  const { gives, sensitive } = keeping.ethylene;
  const { ethylene: words } = keepingTexts;
  return [words.gives[gives], words.sensitive[sensitive]];
}
