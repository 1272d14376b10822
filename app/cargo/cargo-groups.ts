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
 * Groups products by whether and why they can share a container with a product. A sentence names all
 * products of its group: “Fava beans, lentils and penne must stay dry …”, “cold damages peppers below 7 °C and …”.
 */
export function cargoGroups(
  item: CargoItem,
  others: readonly CargoItem[],
): Record<Verdict, CargoGroup[]> {
  const pairs = others
    .filter(({ id }) => id !== item.id)
    .map((other) => ({ other, ...compatibility(item, other) }));
  const groupsOf = (verdict: Verdict) => {
    const suitable = pairs.filter((pair) => pair.verdict === verdict);
    return [...Map.groupBy(suitable, ({ reasons }) => keyOf(reasons, item)).values()].map(
      (group) => ({
        ids: group.map(({ other }) => other.id),
        reasons: (group[0]?.reasons ?? []).map((_, index) =>
          reasonText(group.flatMap(({ reasons }) => reasons[index] ?? [])),
        ),
      }),
    );
  };
  return {
    together: groupsOf('together'),
    'with care': groupsOf('with care'),
    apart: groupsOf('apart'),
  };
}

/** A key that is the same for reasons that differ only in the name of the other product. */
const keyOf = (reasons: readonly Reason[], item: CargoItem) =>
  reasons.map(({ sentence, one }) => `${one === item} ${sentence}`).join();
