import type { CargoRule } from '../../content/cargo-texts.ts';
import type { Keeping, Season } from '../../schema/product.ts';
import { isInSeason, seasonStart, yearOf } from '../season/season.ts';
import {
  ethyleneVerdicts,
  isConcernedByEthylene,
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
  /** Undefined if it is not known. */
  season?: Season | undefined;
}

/** A reason against a shared container. `one` and `other` are the placeholders of the rule's sentence. */
export interface Conflict {
  rule: CargoRule;
  verdict: Verdict;
  one: CargoItem;
  other: CargoItem;
}

/** A range of temperatures, °C, with both ends. */
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
  const transport = transportConflictsOf(a, b);
  const conflicts = [
    ...transport,
    ...(verdictOf(transport) === 'apart' ? [] : temperatureConflicts(a, b)),
    ...ethyleneConflicts(a, b),
    ...ethyleneConflicts(b, a),
    ...carbonDioxideConflicts(a, b),
    ...carbonDioxideConflicts(b, a),
    ...odourConflicts(a, b),
    ...odourConflicts(b, a),
  ];
  return verdictOf(conflicts) === 'apart' ? conflicts : [...seasonConflicts(a, b), ...conflicts];
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
        (conflict) =>
          conflict.one === one.keeping?.travels && conflict.other === other.keeping?.travels,
      )
      .map(({ rule, verdict }) => ({ rule, verdict, one, other }));
  return [...between(a, b), ...between(b, a)];
}

function temperatureConflicts(a: CargoItem, b: CargoItem): Conflict[] {
  const isCooled = ({ keeping }: CargoItem) =>
    keeping !== undefined && transports[keeping.travels].cooling !== 'never';
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
  const couldBeWider = [one, other].every((item) => width(temperaturesOf(item)) > 0);
  return width(shared) === 0 && couldBeWider
    ? [{ rule: 'narrowTemperature', verdict: 'with care', one, other }]
    : [];
}

const temperaturesOf = ({ keeping }: CargoItem): Temperatures =>
  keeping?.temperature ?? { from: 0, to: 0 };

const width = ({ from, to }: Temperatures) => to - from;

/** What ethylene from `one` does to `other`. */
function ethyleneConflicts(one: CargoItem, other: CargoItem): Conflict[] {
  const giver = one.keeping?.ethylene;
  const receiver = other.keeping?.ethylene;
  const care = (rule: CargoRule): Conflict[] => [{ rule, verdict: 'with care', one, other }];

  if (![one, other].every(({ keeping }) => keeping && isConcernedByEthylene(keeping))) return [];
  if (!giver) {
    const suffers = receiver?.sensitive === 'yes' || receiver?.sensitive === 'very';
    return suffers ? care('unknownEthylene') : [];
  }
  if (!receiver) return giver.gives === 'yes' ? care('unknownSensitivity') : [];
  const { gives } = giver;
  // A little adds nothing to what the other product gives off itself.
  if (gives === 'low' && receiver.gives === 'low') return [];
  const verdict = ethyleneVerdicts[gives][receiver.sensitive];
  if (!verdict) return [];
  if (gives === 'low') return [{ rule: 'littleEthylene', verdict, one, other }];
  const rule = receiver.sensitive === 'low' ? 'slightlySensitive' : 'ethylene';
  return [{ rule, verdict, one, other }];
}

/** Whether `one` may travel in carbon dioxide that damages `other`. */
function carbonDioxideConflicts(one: CargoItem, other: CargoItem): Conflict[] {
  const conflicts =
    one.keeping?.carbonDioxide?.effect === 'usedAtSea' &&
    other.keeping?.carbonDioxide?.effect === 'harmful';
  return conflicts ? [{ rule: 'carbonDioxide', verdict: 'with care', one, other }] : [];
}

/** What odour from `one` does to `other`. */
function odourConflicts(one: CargoItem, other: CargoItem): Conflict[] {
  const gives = one.keeping?.odour?.gives;
  const takesUp = other.keeping?.odour?.takesUp;
  if (gives === 'slight' && takesUp === 'every')
    return [{ rule: 'odour', verdict: 'with care', one, other }];
  if (gives !== 'strong' || takesUp === 'no') return [];
  return takesUp === undefined
    ? [{ rule: 'odour', verdict: 'with care', one, other }]
    : [{ rule: 'strongOdour', verdict: 'apart', one, other }];
}

/** Whether the months of both are known and never meet. `one` is the product whose season starts first. */
function seasonConflicts(a: CargoItem, b: CargoItem): Conflict[] {
  const [yearOfA, yearOfB] = [yearOf(a.season), yearOf(b.season)];
  // A month that is not known may be in season.
  const mayBeInSeason = (level: Parameters<typeof isInSeason>[0]) =>
    level === undefined || isInSeason(level);
  if (!yearOfA || !yearOfB) return [];
  if (yearOfA.some((level, month) => mayBeInSeason(level) && mayBeInSeason(yearOfB[month])))
    return [];
  const [one, other] = (seasonStart(yearOfA) ?? 0) < (seasonStart(yearOfB) ?? 0) ? [a, b] : [b, a];
  return [{ rule: 'season', verdict: 'apart', one, other }];
}
