import type { CargoRule } from '../../content/cargo-texts.ts';
import type { Keeping } from '../../schema/product.ts';
import {
  ethyleneVerdicts,
  narrowOverlap,
  transportConflicts,
  transports,
  type Verdict,
} from './cargo-rules.ts';

/** A product as the rules and their sentences need it. */
export interface CargoItem {
  id: string;
  /** Its name inside a sentence about containers. */
  name: string;
  /** Undefined if it is not known. */
  keeping: Keeping | undefined;
  /** What ethylene does to it, if that has a sentence of its own. */
  ethyleneHarm?: string | undefined;
}

/** A reason against a shared container. `one` and `other` are the placeholders of the rule's sentence. */
export interface Conflict {
  rule: CargoRule;
  verdict: Verdict;
  one: CargoItem;
  other: CargoItem;
}

/** °C */
export interface Temperatures {
  from: number;
  to: number;
}

/** All reasons against a shared container for two products, the most important first (cargo-rules.ts). */
export function cargoConflicts(a: CargoItem, b: CargoItem): Conflict[] {
  if (!a.keeping || !b.keeping) {
    const [one, other] = a.keeping ? [b, a] : [a, b];
    return [{ rule: 'unknownProduct', verdict: 'with care', one, other }];
  }
  return [
    ...transportConflictsOf(a, b),
    ...temperatureConflicts(a, b),
    ...ethyleneConflicts(a, b),
    ...ethyleneConflicts(b, a),
    ...odourConflicts(a, b),
    ...odourConflicts(b, a),
  ];
}

/** The verdict for two products with these conflicts: the strictest of theirs. */
export function verdictOf(conflicts: readonly Conflict[]): Verdict {
  const order: readonly Verdict[] = ['apart', 'with care'];
  return (
    order.find((verdict) => conflicts.some((conflict) => conflict.verdict === verdict)) ??
    'together'
  );
}

/** The temperatures that suit all products, or undefined. Tolerances are ignored. */
export function sharedTemperatures(items: readonly CargoItem[]): Temperatures | undefined {
  const all = items
    .map(({ keeping }) => keeping?.temperature)
    .filter((range) => range !== undefined);
  if (all.length === 0 || all.length < items.length) return undefined;
  const from = Math.max(...all.map((range) => range.from));
  const to = Math.min(...all.map((range) => range.to));
  return from <= to ? { from, to } : undefined;
}

function transportConflictsOf(a: CargoItem, b: CargoItem): Conflict[] {
  const between = (one: CargoItem, other: CargoItem) =>
    transportConflicts
      .filter(
        (conflict) => conflict.one === one.keeping?.load && conflict.other === other.keeping?.load,
      )
      .map(({ rule, verdict }) => ({ rule, verdict, one, other }));
  return [...between(a, b), ...between(b, a)];
}

function temperatureConflicts(a: CargoItem, b: CargoItem): Conflict[] {
  const isCooled = ({ keeping }: CargoItem) =>
    keeping !== undefined && transports[keeping.load].cooled;
  if (!isCooled(a) || !isCooled(b)) return [];
  const unknown = [a, b].filter(({ keeping }) => keeping?.temperature === undefined);
  if (unknown.length > 0) {
    return unknown.map((one) => ({
      rule: 'unknownTemperature' as const,
      verdict: 'with care' as const,
      one,
      other: one === a ? b : a,
    }));
  }
  const [one, other] = temperaturesOf(a).from <= temperaturesOf(b).from ? [a, b] : [b, a];
  const shared = sharedTemperatures([one, other]);
  if (!shared) {
    const limit = other.keeping?.coldDamage?.below;
    const isDamaged = limit !== undefined && temperaturesOf(one).to < limit;
    return [{ rule: isDamaged ? 'coldDamage' : 'temperature', verdict: 'apart', one, other }];
  }
  // A product with a single temperature needs it exactly, also without the other product.
  const isNarrow = width(shared) < narrowOverlap;
  const couldBeWider = [one, other].every((item) => width(temperaturesOf(item)) >= narrowOverlap);
  return isNarrow && couldBeWider
    ? [{ rule: 'narrowTemperature', verdict: 'with care', one, other }]
    : [];
}

const temperaturesOf = ({ keeping }: CargoItem): Temperatures =>
  keeping?.temperature ?? { from: 0, to: 0 };

const width = ({ from, to }: Temperatures) => to - from;

/** What ethylene from `one` does to `other`. */
function ethyleneConflicts(one: CargoItem, other: CargoItem): Conflict[] {
  const giver = one.keeping?.ethylene;
  const gives = giver?.gives ?? 'no';
  const sensitive = other.keeping?.ethylene?.sensitive;
  const care = (rule: CargoRule): Conflict[] => [{ rule, verdict: 'with care', one, other }];

  if (!giver && (sensitive === 'yes' || sensitive === 'very')) return care('unknownEthylene');
  if (sensitive === undefined) return gives === 'yes' ? care('unknownSensitivity') : [];
  const verdict = ethyleneVerdicts[gives][sensitive];
  if (verdict === 'together') return [];
  if (gives === 'low') return [{ rule: 'littleEthylene', verdict, one, other }];
  const rule = sensitive === 'low' ? 'slightlySensitive' : 'ethylene';
  return [{ rule, verdict, one, other }];
}

/** What odour from `one` does to `other`. */
function odourConflicts(one: CargoItem, other: CargoItem): Conflict[] {
  const takesUp = other.keeping?.odour?.takesUp;
  if (!one.keeping?.odour?.gives || takesUp === false) return [];
  return takesUp === true
    ? [{ rule: 'strongOdour', verdict: 'apart', one, other }]
    : [{ rule: 'odour', verdict: 'with care', one, other }];
}
