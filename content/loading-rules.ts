import type { LoadingRule } from './loading-words.ts';
import type { StorageEntry } from './trade-schema.ts';

export type Load = StorageEntry['load'];
export type Verdict = 'together' | 'with care' | 'apart';

/** The four ways in which products travel, as `load` in storage.ts names them. */
export const loads: Readonly<
  Record<Load, { cooled: boolean; humidity?: { from: number; to: number } }>
> = {
  /** Fresh produce in moist air, in a refrigerated container. */
  moist: { cooled: true, humidity: { from: 85, to: 100 } },
  /** Chilled food in closed packs. */
  packed: { cooled: true },
  /** Cured produce with dry air moving through it, not cooled. */
  aired: { cooled: false, humidity: { from: 60, to: 70 } },
  /** Dry goods, not cooled. */
  ambient: { cooled: false },
};

interface LoadConflict {
  one: Load;
  other: Load;
  verdict: Verdict;
  rule: LoadingRule;
}

/** Which of the four cannot simply share a container; the same two always can. */
export const loadConflicts: readonly LoadConflict[] = [
  { one: 'packed', other: 'moist', verdict: 'with care', rule: 'packedWithMoist' },
  { one: 'aired', other: 'moist', verdict: 'apart', rule: 'airedWithMoist' },
  { one: 'ambient', other: 'moist', verdict: 'apart', rule: 'ambientWithMoist' },
  { one: 'ambient', other: 'packed', verdict: 'apart', rule: 'ambientWithPacked' },
  { one: 'aired', other: 'packed', verdict: 'apart', rule: 'airedWithPacked' },
  { one: 'aired', other: 'ambient', verdict: 'apart', rule: 'airedWithAmbient' },
];

/** Temperatures with less than this in common, °C, leave a container no room to vary. */
export const narrowOverlap = 1;

type Ethylene = NonNullable<StorageEntry['ethylene']>;
type Gives = NonNullable<Ethylene['gives']>;
type Sensitive = NonNullable<Ethylene['sensitive']>;

/** What ethylene does between a product that gives it off and one that is sensitive to it. */
export const ethyleneVerdicts: Readonly<Record<Gives, Readonly<Record<Sensitive, Verdict>>>> = {
  no: { no: 'together', low: 'together', yes: 'together', very: 'together' },
  low: { no: 'together', low: 'together', yes: 'with care', very: 'with care' },
  yes: { no: 'together', low: 'with care', yes: 'apart', very: 'apart' },
};
