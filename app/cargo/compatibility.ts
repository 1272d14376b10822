import { cargoTexts } from '../../content/cargo-texts.ts';
import { keeping } from '../../content/keeping.ts';
import { productTexts } from '../../content/product-texts.ts';
import { seasons } from '../../content/seasons.ts';
import { temperatureText } from '../keeping/keeping-text.ts';
import { capitalised } from '../text/capitalised.ts';
import { fill } from '../text/fill.ts';
import { listText } from '../text/list-text.ts';
import { nameInSentence } from '../text/product-name.ts';
import type { Verdict } from './cargo-rules.ts';
import {
  type CargoItem,
  type Conflict,
  cargoConflicts,
  sharedTemperatures,
  type Temperatures,
  verdictOf,
} from './conflicts.ts';

/** A reason for a verdict. The names are filled in last, because one sentence may name several products. */
export interface Reason {
  /** A sentence with places for `{one}` and `{other}`, or for neither. */
  sentence: string;
  one: CargoItem;
  other: CargoItem;
  /** What the sentence says in the place of `{other}`: its name, also with its limit, as in “cucumbers below 10 °C”. */
  otherText: string;
}

/** Whether two products can share a container, and why. */
interface Compatibility {
  verdict: Verdict;
  reasons: Reason[];
}

/** The product of a page or a list, as the rules need it. */
export function cargoItem(id: string): CargoItem {
  return {
    id,
    name: productTexts[id]?.inCargo ?? nameInSentence(id),
    keeping: keeping[id],
    season: seasons[id],
  };
}

/**
 * Whether two products can share a container. Their order does not matter. If the products must be apart,
 * the reasons do not mention what would need care only.
 */
export function compatibility(a: CargoItem, b: CargoItem): Compatibility {
  const conflicts = cargoConflicts(a, b);
  const verdict = verdictOf(conflicts);
  const reasons =
    verdict === 'together'
      ? [{ sentence: togetherSentence(a, b), one: a, other: b, otherText: b.name }]
      : conflicts.filter((conflict) => conflict.verdict === verdict).map(reasonOf);
  return { verdict, reasons };
}

/** One sentence for reasons that differ only in the products, with the names of all. */
export function reasonText(reasons: readonly Reason[]): string {
  const list = (texts: string[]) => listText([...new Set(texts)]);
  return capitalised(
    fill(reasons[0]?.sentence ?? '', {
      one: list(reasons.map(({ one }) => one.name)),
      other: list(reasons.map(({ otherText }) => otherText)),
    }),
  );
}

const places = { one: '{one}', other: '{other}' };
const degrees = (range: Temperatures | undefined) => range && temperatureText(range);

function togetherSentence(a: CargoItem, b: CargoItem): string {
  const shared = degrees(sharedTemperatures([a, b]));
  return fill(cargoTexts.together[a.keeping?.travels ?? 'ambient'], { shared });
}

function reasonOf({ one, other, rule }: Conflict): Reason {
  const sentence = fill(cargoTexts.conflicts[rule], {
    ...places,
    oneTemperature: degrees(rangeOf(one)),
    shared: degrees(sharedTemperatures([one, other])),
    harm: other.keeping?.ethylene?.harm ?? cargoTexts.ethyleneHarm,
  });
  // Known where the sentence names it.
  const below = other.keeping?.coldDamage?.below ?? 0;
  const limits: Partial<Record<typeof rule, string>> = cargoTexts.limits;
  const otherText = fill(limits[rule] ?? places.other, {
    other: other.name,
    limit: degrees({ from: below, to: below }),
    temperature: degrees(rangeOf(other)),
  });
  return { sentence, one, other, otherText };
}

/** The temperatures of a product without their tolerance, which sentences leave out. */
function rangeOf({ keeping }: CargoItem): Temperatures | undefined {
  const range = keeping?.temperature;
  return range && { from: range.from, to: range.to };
}
