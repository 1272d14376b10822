import { listText } from '../lib/list-text.ts';
import type { Verdict } from './cargo-rules.ts';
import { compatibility, type LoadingFacts, loadingFacts, loadingName } from './compatibility.ts';

/** Products that have the same reasons for or against a shared container. */
export interface CargoGroup {
  products: string[];
  /** Sentences that name all of the products. */
  reasons: string[];
}

/** Replaces the products' names while sentences are compared. A character without upper case. */
const placeholder = '\uE000';

/**
 * Groups products by whether and why they can share a container with a product. A sentence names all
 * products of its group: “Fava beans, lentils and penne must stay dry …”.
 */
export function cargoGroups(
  id: string,
  others: readonly string[],
  facts: LoadingFacts = loadingFacts,
): Record<Verdict, CargoGroup[]> {
  const found: Record<Verdict, Map<string, string[]>> = {
    together: new Map(),
    'with care': new Map(),
    apart: new Map(),
  };
  for (const other of others.filter((one) => one !== id)) {
    const { verdict, reasons } = compatibility(id, other, withoutName(other, facts));
    const key = reasons.join('\n');
    found[verdict].set(key, [...(found[verdict].get(key) ?? []), other]);
  }
  const groupsOf = (verdict: Verdict) =>
    [...found[verdict]].map(([key, products]) => ({
      products,
      reasons: key.split('\n').map((reason) => named(reason, products, facts)),
    }));
  return {
    together: groupsOf('together'),
    'with care': groupsOf('with care'),
    apart: groupsOf('apart'),
  };
}

/** The facts with a placeholder instead of a product's name. Its `ethyleneHarm` keeps the name. */
function withoutName(id: string, facts: LoadingFacts): LoadingFacts {
  const words = facts.productWords[id];
  const nameless = { ...words, inSentence: placeholder, inLoading: placeholder };
  return { ...facts, productWords: { ...facts.productWords, [id]: nameless } };
}

function named(reason: string, products: readonly string[], facts: LoadingFacts): string {
  const names = listText(products.map((id) => loadingName(id, facts)));
  const sentence = reason.replaceAll(placeholder, names);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
