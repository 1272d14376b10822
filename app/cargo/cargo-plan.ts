import { type Cooling, transports } from './cargo-rules.ts';
import {
  type CargoItem,
  cargoConflicts,
  sharedTemperatures,
  type Temperatures,
  verdictOf,
} from './conflicts.ts';

/** Products that can travel together, and how they are kept. */
export interface Container {
  ids: string[];
  /** Undefined if it is not known how a product is kept. */
  cooling: Cooling | undefined;
  /** The temperatures that suit all its products, °C, if it is refrigerated and they are known. */
  temperature: Temperatures | undefined;
}

/**
 * Divides products into containers. Two products that must be apart are never in the same one. It goes
 * through them from the coldest to the warmest and puts each into the first container that suits, which
 * keeps the number of containers low. Comparing pairs is enough: if every two of several ranges overlap,
 * all of them have a value in common.
 */
export function cargoPlan(items: readonly CargoItem[]): Container[] {
  const upTo = ({ keeping }: CargoItem) => keeping?.temperature?.to ?? Number.POSITIVE_INFINITY;
  const groups: CargoItem[][] = [];
  for (const item of items.toSorted((a, b) => upTo(a) - upTo(b) || 0)) {
    const group = groups.find((others) =>
      others.every((other) => verdictOf(cargoConflicts(item, other)) !== 'apart'),
    );
    if (group) group.push(item);
    else groups.push([item]);
  }
  const inListOrder = (a: CargoItem, b: CargoItem) => items.indexOf(a) - items.indexOf(b);
  return groups
    .map((group) => group.toSorted(inListOrder))
    .toSorted(([a], [b]) => (a && b ? inListOrder(a, b) : 0))
    .map(containerOf);
}

function containerOf(items: readonly CargoItem[]): Container {
  const all = items.map(({ keeping }) => keeping && transports[keeping.travels].cooling);
  const strictest = (['always', 'on long voyages', 'never'] as const).find((one) =>
    all.includes(one),
  );
  const cooling = all.includes(undefined) ? undefined : strictest;
  return {
    ids: items.map(({ id }) => id),
    cooling,
    temperature: cooling && cooling !== 'never' ? sharedTemperatures(items) : undefined,
  };
}
