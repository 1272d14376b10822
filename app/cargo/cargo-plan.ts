import { loads } from './cargo-rules.ts';
import {
  type Compatibility,
  cargoItem,
  compatibility,
  type LoadingFacts,
  loadingFacts,
} from './compatibility.ts';
import { sharedTemperatures, type Temperatures } from './conflicts.ts';

/** Two products that cannot share a container, or only with care. */
interface LoadingPair extends Compatibility {
  products: readonly [string, string];
}

interface Container {
  products: string[];
  /** Whether it is refrigerated. Undefined if the storage of a product is not known. */
  isCooled: boolean | undefined;
  /** The temperatures that suit all its products, °C, if it is refrigerated and they are known. */
  temperature: Temperatures | undefined;
}

export interface CargoPlan {
  /** The products in containers. Two products that must be apart are never in the same one. */
  containers: Container[];
  /** The pairs that are “apart” or “with care”, in the order of the list. */
  pairs: LoadingPair[];
}

/**
 * Divides products into containers. It goes through them from the coldest to the warmest and puts each
 * into the first container that suits, which keeps the number of containers low. Comparing pairs is
 * enough: if every two of several ranges overlap, all of them have a value in common.
 */
export function cargoPlan(ids: readonly string[], facts: LoadingFacts = loadingFacts): CargoPlan {
  const list = [...new Set(ids)];
  const pairs = list.flatMap((a, index) =>
    list.slice(index + 1).map(
      (b): LoadingPair => ({
        products: [a, b],
        ...compatibility(a, b, facts),
      }),
    ),
  );
  const apart = new Set(
    pairs
      .filter(({ verdict }) => verdict === 'apart')
      .flatMap(({ products: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]),
  );

  const upTo = (id: string) => facts.storage[id]?.temperature?.to ?? Number.POSITIVE_INFINITY;
  const groups: string[][] = [];
  for (const id of list.toSorted((a, b) => upTo(a) - upTo(b) || 0)) {
    const group = groups.find((others) => !others.some((other) => apart.has(`${id} ${other}`)));
    if (group) group.push(id);
    else groups.push([id]);
  }
  const inListOrder = (a: string, b: string) => list.indexOf(a) - list.indexOf(b);
  const containers = groups
    .map((group) => group.toSorted(inListOrder))
    .toSorted(([a = ''], [b = '']) => inListOrder(a, b))
    .map((products) => containerOf(products, facts));
  return { containers, pairs: pairs.filter(({ verdict }) => verdict !== 'together') };
}

function containerOf(products: string[], facts: LoadingFacts): Container {
  const items = products.map((id) => cargoItem(id, facts));
  const cooled = items.map(({ storage }) => storage && loads[storage.load].cooled);
  const isCooled = cooled.includes(undefined) ? undefined : cooled.includes(true);
  return { products, isCooled, temperature: isCooled ? sharedTemperatures(items) : undefined };
}
