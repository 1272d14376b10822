import { monthNames } from './month-names.ts';

/**
 * What a text says about months. usual: these are all usual months. possible: “sometimes”. start and end:
 * the first or last month of the season. mention: these months are in season.
 */
export type ClaimKind = 'usual' | 'peak' | 'possible' | 'start' | 'end' | 'mention';

export interface MonthClaim {
  kind: ClaimKind;
  /** In the order of the text. January is 1. */
  months: number[];
  /** True for “March to May”, false for “March and May”. */
  isRange: boolean;
  /** The position of the months in the clause. */
  at: number;
  end: number;
}

const names = monthNames.join('|');
// Excludes “May we walk” and dates such as “May 1”.
const month = String.raw`(?:(?:early|mid|late)[ -])?(?!^May (?:I|we|you|it|they|he|she|be)\b)\b(${names})\b(?! \d)`;
const monthOrRange = new RegExp(
  String.raw`${month}(?:\s*(?:to|until|till|through|–|-)\s*(?:the end of )?${month})?`,
  'g',
);

const negation = /\b(?:no|not|never|nor|without|before|after|except|over|out of)\b/i;
/** Work in the field. Its months are not the season of the product. */
const cultivation = /\b(?:plant|sow|seed|flower|blossom|prun)/i;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!][”’]?) (?=[\p{Lu}“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The parts of a sentence that can be about different products. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(new RegExp(String.raw`; |, (?:while|but|and|so) (?!(?:${names})\b)`))
    .map((clause) => clause.trim());
}

/** What a clause says about months. */
export function monthClaims(clause: string): MonthClaim[] {
  const found = groups(clause);
  return found.flatMap((group, index) => {
    const before = clause.slice(found[index - 1]?.end ?? 0, group.at);
    const after = clause.slice(group.end, found[index + 1]?.at);
    const isBetween = /\bbetween $/i.test(before) && group.months.length === 2;
    const [first = 1, last = 1] = group.months;
    const months = isBetween ? monthsFromTo(first, last) : group.months;
    const isRange = isBetween || group.isRange;
    const kind = kindOf(before, after, isRange);
    const isDenied = negation.test(before) || (kind === 'mention' && negation.test(after));
    const isWork = kind === 'mention' && cultivation.test(clause);
    return isDenied || isWork ? [] : [{ ...group, kind, months, isRange }];
  });
}

/** The groups of months in a clause: “March”, “March to May”, “November, May or June”. */
function groups(clause: string): Omit<MonthClaim, 'kind'>[] {
  const found: Omit<MonthClaim, 'kind'>[] = [];
  for (const match of clause.matchAll(monthOrRange)) {
    const [text, first = '', last] = match;
    const from = monthNames.indexOf(first) + 1;
    const months = last ? monthsFromTo(from, monthNames.indexOf(last) + 1) : [from];
    const end = match.index + text.length;
    const group = found.at(-1);
    if (
      group &&
      /^(?:, (?:(?:and|or) )?| (?:and|or) )$/.test(clause.slice(group.end, match.index))
    ) {
      group.months.push(...months);
      group.isRange = group.isRange || last !== undefined;
      group.end = end;
    } else found.push({ months, isRange: last !== undefined, at: match.index, end });
  }
  return found;
}

/** The kind of claim, from the words before and after the months. */
function kindOf(before: string, after: string, isRange: boolean): ClaimKind {
  if (/\b(?:sometimes|perhaps|possibly|occasionally)\b/i.test(before)) return 'possible';
  if (/\bpeak\b|\b(?:best|most|mostly)(?: of them)? (?:in |from )?$/i.test(before)) return 'peak';
  if (/^,? (?:(?:is|are|they are|it is) (?:at )?)?(?:the|their|its) (?:peak|best)\b/i.test(after))
    return 'peak';
  if (!isRange) {
    if (/\b(?:from|since|(?:begin|start)\w*(?: in)?) $/i.test(before)) return 'start';
    if (/\bfirst\b/i.test(before) || /^,? the first\b/i.test(after)) return 'start';
    if (/\b(?:until|till|up to|ends? in) $/i.test(before)) return 'end';
  }
  return /\busual(?:ly)?\b/i.test(before) ? 'usual' : 'mention';
}

/** The months from one to another. January follows December. */
function monthsFromTo(first: number, last: number): number[] {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first + index - 1) % 12) + 1);
}
