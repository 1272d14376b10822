import type { Content } from './check-problem.ts';

/** What a name in a text stands for: a product, or one of its varieties. */
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

/** No name of a product is longer, in words. */
const longestName = 8;

/**
 * Finds products by their names, the names in content/product-words.ts and their varieties, in the singular and
 * the plural. A text's words are looked up in a table, as there may be many products and articles.
 */
export function mentionFinder({ products, trade }: Content): FindMentions {
  const table = new Map<string, Subject[]>();
  /** Most words of a text begin no name. */
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
    const { alsoCalled, varieties } = trade.productWords[id] ?? {};
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

/** “Oranges: Navel” speaks of the navels alone. */
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

/** A name in the singular and the plural: tomato, tomatoes; strawberry, strawberries. */
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
