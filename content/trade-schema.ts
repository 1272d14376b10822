/**
 * The schemas of seasons.json, keeping.ts, sources.ts and product-texts.ts. As with schema.ts, content files
 * import only the types.
 */
import { z } from 'zod';
import { flag, id, oneOf, strict, text, webAddress } from './field-schema.ts';
import { monthNames } from './month-names.ts';
import { monthLetters } from './month-row.ts';

export const sourceSchema = strict({
  title: text(3, 160),
  publisher: text(2, 80).optional(),
  /** One or several years: “2018–2024”. */
  year: text(4, 12).optional(),
  url: webAddress().optional(),
});

const listError = (example: string) => ({ error: `is not a list; write ${example}.` });

/** The ids of entries in sources.json. */
const sourceIds = z
  .array(
    text(2, 60),
    listError('ids of content/facts/sources.json between [ and ], as in ["usda-66"]'),
  )
  .min(1, { error: 'names no source; write the id of one in content/facts/sources.json.' });

/**
 * high: an authority, or two sources that agree. medium: one good source. low: general knowledge, which
 * is shown with “ask us” and never as a month in the calendar.
 */
const cited = { certainty: oneOf(['high', 'medium', 'low']), sources: sourceIds };

const letterNames = 'P (peak), x (usual), o (possible), - (not in season) or ? (not known)';

/** “P P o - - - - - - - x P” */
const monthRow = z.string({ error: 'is missing; write a row of twelve letters.' }).check((row) => {
  const letters = row.value.split(' ');
  const report = (message: string) =>
    row.issues.push({ code: 'custom', message, input: row.value });
  if (letters.length !== monthNames.length) {
    report(
      `has ${letters.length} letters; write twelve with single spaces between them, January first, as in “P P o - - - - - - - x P”.`,
    );
    return;
  }
  for (const [index, letter] of letters.entries()) {
    if (!(letter in monthLetters))
      report(`has “${letter}” for ${monthNames[index]}; write ${letterNames}.`);
  }
  if (!/[Pxo]/.test(row.value)) {
    report(
      'has no month in season; write "crops": [] if none is known, and a seasonNote in product-words.json.',
    );
  }
});

export const seasonSchema = strict({
  /** on-request: stored or made all year, without a season. */
  supply: oneOf(['seasonal', 'on-request']),
  /** One row of months, or one for each variety. Empty if none are known. */
  crops: z.array(
    strict({
      /** A key of the product's `varieties` in product-words.json. */
      variety: id().optional(),
      months: monthRow,
      certainty: z.enum(['high', 'medium'], {
        error: ({ input }) =>
          `is “${String(input)}”; write high or medium. If a month is less certain, write ? for it, and a seasonNote in product-words.json.`,
      }),
      sources: sourceIds,
    }),
    listError('rows of months between [ and ], or [] if none are known'),
  ),
});

const number = (from: number, to: number, unit: string) => {
  const error = `is not from ${from} to ${to} ${unit}; write a number without quotes.`;
  return z.number({ error }).min(from, { error }).max(to, { error });
};

/** Requires that `from` is not above `to`. */
const inOrder = <T extends z.ZodType<{ from: number; to?: number | undefined }>>(schema: T) =>
  schema.refine(({ from, to }) => to === undefined || from <= to, {
    error: ({ input }) => {
      const { from, to } = input as { from: number; to: number };
      return `is from ${from} to ${to}; write the smaller number first.`;
    },
  });

const degrees = () => number(-30, 40, 'degrees');
const percent = () => number(1, 100, 'per cent');
const count = () => number(1, 400, 'days, weeks or months');

export const keepingSchema = strict({
  /** How it travels. cargo-rules.ts explains the values. */
  load: oneOf(['moist', 'packed', 'aired', 'ambient']),
  /** °C. `tolerance` is how far the temperature may vary. */
  temperature: inOrder(
    strict({
      from: degrees(),
      to: degrees(),
      tolerance: number(0, 2, 'degrees').optional(),
      ...cited,
    }),
  ).optional(),
  /** Lower temperatures damage the product, °C. */
  coldDamage: strict({ below: degrees(), ...cited }).optional(),
  /** Relative humidity. Without `to` it is “or more”. */
  humidity: inOrder(strict({ from: percent(), to: percent().optional(), ...cited })).optional(),
  /** How long it keeps: one entry, or one for each form in which it is sold. */
  keeps: z
    .array(
      inOrder(
        strict({
          /** A key of the product's `forms` in product-words.json. */
          form: id().optional(),
          from: count(),
          to: count(),
          unit: oneOf(['day', 'week', 'month']),
          about: flag().optional(),
          ...cited,
        }),
      ),
      listError('durations between [ and ]'),
    )
    .optional(),
  /** Without `gives` it gives off no relevant amount. Without `ethylene` nothing is known. */
  ethylene: strict({
    gives: oneOf(['no', 'low', 'yes']).optional(),
    sensitive: oneOf(['no', 'low', 'yes', 'very']).optional(),
    ...cited,
  }).optional(),
  odour: strict({ gives: flag().optional(), takesUp: flag().optional(), ...cited }).optional(),
});

export const productTextsSchema = strict({
  /** Its name inside a sentence, in the plural if it has one: “heirloom tomatoes”. */
  inSentence: text(3, 40),
  /** Its name in sentences about shared containers, if it is another one: “ripe tomatoes”. */
  inLoading: text(3, 40).optional(),
  /** Other names that the articles use for it. */
  alsoCalled: z.array(text(3, 40), listError('names between [ and ]')).optional(),
  /** The names of the varieties by their ids in seasons.json. */
  varieties: z.record(z.string(), text(2, 40)).optional(),
  /** The names of the forms by their ids in storage.json. */
  forms: z.record(z.string(), text(2, 40)).optional(),
  /** The end of a sentence about ethylene: “turns carrots bitter”. */
  ethyleneHarm: text(5, 60).optional(),
  seasonNote: text(5, 160).optional(),
  storageNote: text(5, 160).optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export type Season = z.infer<typeof seasonSchema>;
export type Keeping = z.infer<typeof keepingSchema>;
export type ProductTexts = z.infer<typeof productTextsSchema>;
/** The certainty of a value and the ids of its sources. */
export type Cited = Pick<NonNullable<Keeping['temperature']>, 'certainty' | 'sources'>;
