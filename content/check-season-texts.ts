import { articleBlocks } from './check-article-blocks.ts';
import { fileOf } from './check-files.ts';
import { clausesOf, type MonthClaim, monthClaims, sentencesOf } from './check-month-claims.ts';
import type { Content, Problem } from './check-problem.ts';
import {
  type FindMentions,
  type Mention,
  mentionFinder,
  type Subject,
} from './check-product-names.ts';
import { contradiction } from './check-season-claims.ts';
import { language } from './languages.ts';

/** A claim about a product's months in a clause of a text. */
interface Statement {
  subject: Subject;
  claim: MonthClaim;
  clause: string;
}

/** The problems where details of products or articles contradict content/facts/seasons.json. */
export function checkSeasonTexts(content: Content): Problem[] {
  const find = mentionFinder(content);
  const problems: Problem[] = [];
  const check = (
    place: Omit<Problem, 'message'>,
    statements: readonly Statement[],
    isExact: boolean,
  ) => {
    const messages = statements.flatMap(
      ({ claim, subject, clause }) => contradiction(claim, subject, clause, isExact, content) ?? [],
    );
    problems.push(...[...new Set(messages)].map((message) => ({ ...place, message })));
  };

  for (const { id, details } of content.products) {
    if (typeof details !== 'string') continue;
    const place = { file: fileOf('products', 'details'), entry: id, field: 'details' };
    const statements = statementsOf(details, find, [{ id }]);
    check(
      place,
      asUsual(statements, ({ claim }) => claim.isRange),
      true,
    );
  }
  for (const { id, title, excerpt } of content.articles) {
    for (const [field, text] of Object.entries({ title, excerpt })) {
      if (typeof text !== 'string') continue;
      check({ file: fileOf('news', field), entry: id, field }, statementsOf(text, find), false);
    }
  }
  for (const [id, body] of Object.entries(content.bodies)) {
    for (const { line, text, rowHead } of articleBlocks(body)) {
      const place = {
        file: `content/${language.code}/news/${id}.html`,
        entry: id,
        field: `line ${line}`,
      };
      const inRow = rowHead === undefined ? [] : subjectsOf(find(rowHead));
      if (inRow.length > 0) check(place, asUsual(statementsOf(text, find, inRow)), true);
      else {
        const whole = rowHead === undefined ? text : `${rowHead}: ${text}`;
        check(place, statementsOf(whole, find), false);
      }
    }
  }
  return problems;
}

/** Turns mentions into claims about usual months, because details and tables list all of them. */
function asUsual(
  statements: readonly Statement[],
  isUsual: (statement: Statement) => boolean = () => true,
): Statement[] {
  return statements.map((statement) =>
    statement.claim.kind === 'mention' && isUsual(statement)
      ? { ...statement, claim: { ...statement.claim, kind: 'usual' } }
      : statement,
  );
}

/**
 * The claims of a text about the months of products.
 * @param about the products that a clause is about if it names none
 */
function statementsOf(text: string, find: FindMentions, about: Subject[] = []): Statement[] {
  let before: Subject[] = [];
  return sentencesOf(text).flatMap((sentence) => {
    const named: Subject[] = [];
    const statements = clausesOf(sentence).flatMap((clause) => {
      const mentions = find(clause);
      const meant = pronoun.test(clause) ? onlyOne(named.length > 0 ? named : before) : [];
      named.push(...subjectsOf(mentions));
      return monthClaims(clause).flatMap((claim) =>
        subjectsOfClaim(claim, clause, mentions, meant.length > 0 ? meant : about).map(
          (subject) => ({ subject, claim, clause }),
        ),
      );
    });
    before = named;
    return statements;
  });
}

const pronoun = /\b(?:they|them|their|it|its)\b/i;

/** Which products a claim is about: “December to March for navels”, “lettuce starts in November”. */
function subjectsOfClaim(
  claim: MonthClaim,
  clause: string,
  mentions: readonly Mention[],
  meant: Subject[],
): Subject[] {
  const after = mentions.filter(({ at }) => at >= claim.end);
  const isFor = (mention: Mention) =>
    /^ (?:for|of) (?:the )?$/.test(clause.slice(claim.end, mention.at));
  const follower = after.find(isFor);
  if (follower) return follower.subjects;
  const before = mentions.filter(({ end }) => end <= claim.at);
  if (before.length > 0) return subjectsOf(lastInARow(before, clause));
  return meant.length > 0 ? meant : subjectsOf(after);
}

/** The last mention and the mentions that are joined to it: “carrots and lettuce”. */
function lastInARow(mentions: readonly Mention[], clause: string): Mention[] {
  let first = mentions.length - 1;
  const isJoined = (mention?: Mention, next?: Mention) =>
    /^(?:, (?:and )?| and | or )$/.test(clause.slice(mention?.end, next?.at));
  while (first > 0 && isJoined(mentions[first - 1], mentions[first])) first -= 1;
  return mentions.slice(first);
}

const subjectsOf = (mentions: readonly Mention[]) => mentions.flatMap(({ subjects }) => subjects);

/** “They” is clear only if one product was named before. */
function onlyOne(subjects: Subject[]): Subject[] {
  return new Set(subjects.map(({ id }) => id)).size === 1 ? subjects.slice(-1) : [];
}
