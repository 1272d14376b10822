import type { Content } from './check-problem.ts';

/** A product or one of its varieties that a text names. */
export interface Subject {
  id: string;
  variety?: string | undefined;
}

export interface Mention {
  subjects: Subject[];
  at: number;
  end: number;
}

/** Finds the products that a text names. */
export type FindMentions = (text: string) => Mention[];

/** The largest number of words in the name of a product. */
const longestName = 8;

/**
 * Finds products by their names, by the names in content/product-words.json and by their varieties, in the
 * singular and the plural. It looks the words of a text up in a table, which is fast with many products.
 */
export function mentionFinder({ products, trade }: Content): FindMentions {
  const table = new Map<string, Subject[]>();
  /** The first words of all names. Most words of a text are not among them. */
  const firstWords = new Set<string>();
  const add = (name: unknown, subject: Subject) => {
    if (typeof name !== 'string') return;
    const words = wordsOf(name).map(({ word }) => word);
    for (const form of formsOf(words.join(' '))) {
      firstWords.add(form.split(' ')[0] ?? '');
      table.set(form, [...(table.get(form) ?? []), subject]);
    }
  };
  for (const { id, name } of products) {
    const { alsoCalled, varieties } = trade.productTexts[id] ?? {};
    for (const known of [name, ...(Array.isArray(alsoCalled) ? alsoCalled : [])])
      add(known, { id });
    for (const [variety, label] of Object.entries(varieties ?? {})) {
      add(label, { id, variety });
      add(`${label} ${name}`, { id, variety });
    }
  }

  return (text) => {
    const words = wordsOf(text);
    const mentions: Mention[] = [];
    for (let index = 0; index < words.length; index++) {
      if (!firstWords.has(words[index]?.word ?? '')) continue;
      for (let length = Math.min(longestName, words.length - index); length > 0; length--) {
        const part = words.slice(index, index + length);
        const subjects = table.get(part.map(({ word }) => word).join(' '));
        if (!subjects) continue;
        mentions.push({ subjects, at: part[0]?.at ?? 0, end: part.at(-1)?.end ?? 0 });
        index += length - 1;
        break;
      }
    }
    return withoutWholeProducts(mentions);
  };
}

/** “Oranges: Navel” is about navels only. */
function withoutWholeProducts(mentions: readonly Mention[]): Mention[] {
  const named = mentions.flatMap(({ subjects }) => subjects);
  const withVariety = new Set(named.filter(({ variety }) => variety).map(({ id }) => id));
  return mentions
    .map((mention) => ({
      ...mention,
      subjects: mention.subjects.filter(({ id, variety }) => variety || !withVariety.has(id)),
    }))
    .filter(({ subjects }) => subjects.length > 0);
}

function wordsOf(text: string) {
  return [...text.matchAll(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));
}

/** The singular and plural of a name: tomato, tomatoes; strawberry, strawberries. */
function formsOf(name: string): Set<string> {
  const singular = name.endsWith('ies')
    ? [`${name.slice(0, -3)}y`]
    : name.endsWith('oes')
      ? [name.slice(0, -2)]
      : name.endsWith('s')
        ? [name.slice(0, -1)]
        : [];
  return new Set([name, `${name}s`, ...singular]);
}
