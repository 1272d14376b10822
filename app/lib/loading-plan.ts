import { loads } from '../../content/loading-rules.ts';
import {
  type Compatibility,
  compatibility,
  type LoadingFacts,
  loadItem,
  loadingFacts,
} from './compatibility.ts';
import { sharedTemperatures, type Temperatures } from './loading-conflicts.ts';

/** Two products of a list that cannot simply share a container. */
interface LoadingPair extends Compatibility {
  products: readonly [string, string];
}

interface Container {
  products: string[];
  /** Whether it is refrigerated; `undefined` when nothing is known about a product. */
  isCooled: boolean | undefined;
  /** What suits all its products, °C, where it is refrigerated and that is known. */
  temperature: Temperatures | undefined;
}

export interface LoadingPlan {
  /** The products spread over containers, so that none is with one from which it must be apart. */
  containers: Container[];
  /** Every pair of the list that is not simply together, in the list's order. */
  pairs: LoadingPair[];
}

/**
 * How a list of products, given by their ids, can be loaded. There are as few containers as going
 * through the products from the coldest to the warmest finds. Whether a container can hold some
 * products follows from their pairs alone: ranges of which every two overlap have a value in common.
 */
export function loadingPlan(
  ids: readonly string[],
  facts: LoadingFacts = loadingFacts,
): LoadingPlan {
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
  const items = products.map((id) => loadItem(id, facts));
  const cooled = items.map(({ storage }) => storage && loads[storage.load].cooled);
  const isCooled = cooled.includes(undefined) ? undefined : cooled.includes(true);
  return { products, isCooled, temperature: isCooled ? sharedTemperatures(items) : undefined };
}
