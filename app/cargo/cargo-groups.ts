import type { Verdict } from './cargo-rules.ts';
import { compatibility, type Reason, reasonText } from './compatibility.ts';
import type { CargoItem } from './conflicts.ts';

/** Products that have the same reasons for or against a shared container. */
interface CargoGroup {
  ids: string[];
  /** Sentences that name all of the products. */
  reasons: string[];
}

/**
 * The products that have a verdict with a product, in groups with the same reasons. A sentence names all
 * products of its group: “Fava beans, lentils and penne must stay dry …”, “cold damages peppers below 7 °C and …”.
 */
export function cargoGroups(
  item: CargoItem,
  others: readonly CargoItem[],
  verdict: Verdict,
): CargoGroup[] {
  const pairs = others
    .filter(({ id }) => id !== item.id)
    .map((other) => ({ id: other.id, ...compatibility(item, other) }))
    .filter((pair) => pair.verdict === verdict);
  // The same for reasons that differ only in the name of the other product.
  const keyOf = ({ reasons }: { reasons: readonly Reason[] }) =>
    reasons.map(({ sentence, one }) => `${one === item} ${sentence}`).join();
  return [...Map.groupBy(pairs, keyOf).values()].map((group) => ({
    ids: group.map(({ id }) => id),
    reasons: (group[0]?.reasons ?? []).map((_, index) =>
      reasonText(group.flatMap(({ reasons }) => reasons[index] ?? [])),
    ),
  }));
}
