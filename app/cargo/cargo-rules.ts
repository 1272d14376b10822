import type { CargoRule } from '../../content/cargo-texts.ts';
import type { Keeping } from '../../schema/product.ts';

export type Transport = Keeping['travels'];
/** In the order in which they are shown. */
export const verdicts = ['together', 'with care', 'apart'] as const;
export type Verdict = (typeof verdicts)[number];

/** When a container is refrigerated. */
export type Cooling = 'always' | 'on long voyages' | 'never';

/** The four ways in which products travel: the values of `travels` in the files of products. */
export const transports: Readonly<
  Record<Transport, { cooling: Cooling; humidity?: { from: number; to: number }; breathes?: true }>
> = {
  /** Fresh produce in moist air, in a refrigerated container. */
  moist: { cooling: 'always', humidity: { from: 85, to: 100 }, breathes: true },
  /** Chilled food in closed packs. */
  packed: { cooling: 'always' },
  /** Cured produce with dry air moving through it, in a container of its own. */
  aired: { cooling: 'on long voyages', humidity: { from: 60, to: 70 }, breathes: true },
  /** Dry goods, not cooled. */
  ambient: { cooling: 'never' },
};

interface TransportConflict {
  one: Transport;
  other: Transport;
  verdict: Verdict;
  rule: CargoRule;
}

/** The pairs of different ways that conflict. Products that travel in the same way do not. */
export const transportConflicts: readonly TransportConflict[] = [
  { one: 'packed', other: 'moist', verdict: 'with care', rule: 'packedWithMoist' },
  { one: 'aired', other: 'moist', verdict: 'apart', rule: 'airedWithMoist' },
  { one: 'ambient', other: 'moist', verdict: 'apart', rule: 'ambientWithMoist' },
  { one: 'ambient', other: 'packed', verdict: 'apart', rule: 'ambientWithPacked' },
  { one: 'aired', other: 'packed', verdict: 'apart', rule: 'airedWithPacked' },
  { one: 'aired', other: 'ambient', verdict: 'apart', rule: 'airedWithAmbient' },
];

/** Ethylene concerns what breathes, and other food only if its file says so. */
export const isConcernedByEthylene = ({ travels, ethylene }: Keeping): boolean =>
  ethylene !== undefined || 'breathes' in transports[travels];

type Ethylene = NonNullable<Keeping['ethylene']>;
type Gives = NonNullable<Ethylene['gives']>;
type Sensitive = NonNullable<Ethylene['sensitive']>;

/** The verdict for a product that gives off ethylene and one that is sensitive to it, if it is not “together”. */
export const ethyleneVerdicts: Readonly<
  Record<Gives, Readonly<Partial<Record<Sensitive, Verdict>>>>
> = {
  no: {},
  low: { yes: 'with care', very: 'with care' },
  yes: { low: 'with care', moderate: 'apart', yes: 'apart', very: 'apart' },
};
