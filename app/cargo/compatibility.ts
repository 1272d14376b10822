import { type CargoWords, cargoWords } from '../../content/cargo-words.ts';
import { productWords } from '../../content/product-words.ts';
import { storage } from '../../content/storage.ts';
import { type StorageWords, storageWords } from '../../content/storage-words.ts';
import type { ProductWords, StorageEntry } from '../../content/trade-schema.ts';
import { fill } from '../lib/fill.ts';
import { temperatureText } from '../lib/storage-text.ts';
import type { Verdict } from './cargo-rules.ts';
import { type CargoItem, type Conflict, cargoConflicts, sharedTemperatures } from './conflicts.ts';

/** Whether two products can share a container, and the reasons as sentences. */
export interface Compatibility {
  verdict: Verdict;
  reasons: string[];
}

/** Storage and names of the products by their ids, and the texts of the sentences. */
export interface LoadingFacts {
  storage: Readonly<Record<string, StorageEntry>>;
  productWords: Readonly<Record<string, ProductWords>>;
  words: CargoWords;
  storageWords: StorageWords;
}

export const loadingFacts: LoadingFacts = {
  storage,
  productWords,
  words: cargoWords,
  storageWords,
};

/**
 * Whether two products can share a container. The order of the two ids does not matter. If the products
 * must be apart, the reasons do not mention what would need care only. The same product twice gives
 * “together” without reasons.
 */
export function compatibility(
  a: string,
  b: string,
  facts: LoadingFacts = loadingFacts,
): Compatibility {
  if (a === b) return { verdict: 'together', reasons: [] };
  const items = [cargoItem(a, facts), cargoItem(b, facts)] as const;
  const conflicts = cargoConflicts(...items);
  const verdict = strictest(conflicts);
  if (verdict === 'together') return { verdict, reasons: [togetherReason(items, facts)] };
  const reasons = conflicts
    .filter((conflict) => conflict.verdict === verdict)
    .map((conflict) => conflictText(conflict, facts));
  return { verdict, reasons };
}

/** A product's id and storage, as the loading rules need them. */
export function cargoItem(id: string, facts: LoadingFacts = loadingFacts): CargoItem {
  return { id, storage: facts.storage[id] };
}

function strictest(conflicts: readonly Conflict[]): Verdict {
  const order: readonly Verdict[] = ['apart', 'with care', 'together'];
  return (
    order.find((verdict) => conflicts.some((conflict) => conflict.verdict === verdict)) ??
    'together'
  );
}

function togetherReason(
  [one, other]: readonly [CargoItem, CargoItem],
  { words, storageWords }: LoadingFacts,
): string {
  const shared = sharedTemperatures([one, other]);
  return fill(words.together[one.storage?.load ?? 'ambient'], {
    shared: shared && temperatureText(shared, storageWords),
  });
}

/** A product's name in sentences about loading. */
export function loadingName(id: string, { productWords }: LoadingFacts = loadingFacts): string {
  const words = productWords[id];
  return words?.inLoading ?? words?.inSentence ?? id;
}

/** A conflict as a sentence. */
function conflictText(conflict: Conflict, facts: LoadingFacts): string {
  const { one, other, rule } = conflict;
  const { words, productWords, storageWords } = facts;
  const name = ({ id }: CargoItem) => loadingName(id, facts);
  const degrees = (range?: { from: number; to: number }) =>
    range && temperatureText({ from: range.from, to: range.to }, storageWords);
  const below = other.storage?.coldDamage?.below;
  const names = { one: name(one), other: name(other) };
  const sentence = fill(words.conflicts[rule], {
    ...names,
    oneTemperature: degrees(one.storage?.temperature),
    otherTemperature: degrees(other.storage?.temperature),
    shared: degrees(sharedTemperatures([one, other])),
    limit: below === undefined ? undefined : degrees({ from: below, to: below }),
    harm: productWords[other.id]?.ethyleneHarm ?? fill(words.ethyleneHarm, names),
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
