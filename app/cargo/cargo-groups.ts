import type { Verdict } from './cargo-rules.ts';
import { compatibility, type Reason, reasonText } from './compatibility.ts';
import type { CargoItem } from './conflicts.ts';

/** Products with the same verdict, for the same reasons. */
interface CargoGroup {
  verdict: Verdict;
  ids: string[];
  /** Sentences that name all of the products. */
  reasons: string[];
}

/**
 * Groups products by whether and why they can share a container with a product. A sentence names all
 * products of its group: “Fava beans, lentils and penne must stay dry …”, “cold damages peppers below 7 °C and …”.
 */
export function cargoGroups(item: CargoItem, others: readonly CargoItem[]): CargoGroup[] {
  const pairs = others
    .filter(({ id }) => id !== item.id)
    .map((other) => ({ id: other.id, ...compatibility(item, other) }));
  // The same for reasons that differ only in the name of the other product.
  const keyOf = ({ verdict, reasons }: { verdict: Verdict; reasons: readonly Reason[] }) =>
    [verdict, ...reasons.map(({ sentence, one }) => `${one === item} ${sentence}`)].join();
  return [...Map.groupBy(pairs, keyOf).values()].map((group) => {
    // No group is empty.
    const { verdict, reasons } = group[0] as (typeof pairs)[number];
    return {
      verdict,
      ids: group.map(({ id }) => id),
      reasons: reasons.map((_, index) =>
        reasonText(group.flatMap(({ reasons }) => reasons[index] ?? [])),
      ),
    };
  });
}
