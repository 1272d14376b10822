import type { Verdict } from '../../content/loading-rules.ts';
import { type LoadingWords, loadingWords } from '../../content/loading-words.ts';
import { productWords } from '../../content/product-words.ts';
import { storage } from '../../content/storage.ts';
import { type StorageWords, storageWords } from '../../content/storage-words.ts';
import type { ProductWords, StorageEntry } from '../../content/trade-schema.ts';
import { fill } from './fill.ts';
import {
  type Conflict,
  type LoadItem,
  loadingConflicts,
  sharedTemperatures,
} from './loading-conflicts.ts';
import { temperatureText } from './storage-text.ts';

/** Whether two products can share a container, with one sentence or more that say why. */
export interface Compatibility {
  verdict: Verdict;
  reasons: string[];
}

/** What is known about the products' loading, by their ids, and the words for it. */
export interface LoadingFacts {
  storage: Readonly<Record<string, StorageEntry>>;
  productWords: Readonly<Record<string, ProductWords>>;
  words: LoadingWords;
  storageWords: StorageWords;
}

export const loadingFacts: LoadingFacts = {
  storage,
  productWords,
  words: loadingWords,
  storageWords,
};

/**
 * Whether two products, given by their ids in either order, can share a container. The reasons are
 * those of the verdict: where two products must be apart, it does not matter what would need care.
 * A product is together with itself, for no reason.
 */
export function compatibility(
  a: string,
  b: string,
  facts: LoadingFacts = loadingFacts,
): Compatibility {
  if (a === b) return { verdict: 'together', reasons: [] };
  const items = [loadItem(a, facts), loadItem(b, facts)] as const;
  const conflicts = loadingConflicts(...items);
  const verdict = strictest(conflicts);
  if (verdict === 'together') return { verdict, reasons: [togetherReason(items, facts)] };
  const reasons = conflicts
    .filter((conflict) => conflict.verdict === verdict)
    .map((conflict) => conflictText(conflict, facts));
  return { verdict, reasons };
}

/** A product as the rules of loading see it. */
export function loadItem(id: string, facts: LoadingFacts = loadingFacts): LoadItem {
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
  [one, other]: readonly [LoadItem, LoadItem],
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
  const name = ({ id }: LoadItem) => loadingName(id, facts);
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
