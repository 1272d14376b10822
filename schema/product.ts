// The fields of a file in content/products/. The name of the file is the product's id.
import { z } from 'zod';
import { transports } from '../app/cargo/cargo-rules.ts';
import { featuredCount } from '../content/featured-count.ts';
import { flag, list, nameOf, number, oneOf, order, picture, strict, text } from './fields.ts';
import { type InOneLanguage, localized, shows } from './localized.ts';
import { monthKeys, monthLevels } from './months.ts';

/** The names of files in content/sources/ that say what is written here. */
const sourceIds = () =>
  list(
    text(2, 60).meta({ refersTo: 'sources' }),
    'names of files in content/sources between [ and ], as in [ usda-66 ]',
  );
const noSource = 'names no source; write the name of a file in content/sources.';

const certaintyChoices = {
  high: 'High: an authority, or two sources that agree',
  medium: 'Medium: one good source, or several that differ',
};

const cited = {
  certainty: oneOf(['high', 'medium', 'low']).meta({
    choices: {
      ...certaintyChoices,
      low: 'Low: general knowledge, which may lack a source and is shown with “ask us”',
    },
  }),
  sources: sourceIds(),
};

const months = z
  .strictObject(
    Object.fromEntries(monthKeys.map((month) => [month, oneOf(monthLevels).optional()])) as Record<
      (typeof monthKeys)[number],
      z.ZodOptional<z.ZodEnum<MonthLevels>>
    >,
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `has ${issue.keys?.join(', ')}, which is not a month; write ${monthKeys.join(', ')}.`
          : 'is missing; write the months in season, as in { jan: peak, feb: usual, mar: possible }.',
    },
  )
  .refine((row) => Object.values(row).some((level) => level !== undefined && level !== 'unknown'), {
    error: 'has no month in season; if none is known, remove the row, and write a note.',
  })
  .meta({ control: 'months' });

type MonthLevels = { [Level in (typeof monthLevels)[number]]: Level };

const season = strict({
  supply: oneOf(['seasonal', 'on-request']).meta({
    choices: {
      seasonal: 'Seasonal',
      'on-request': 'On request: stored or made all year, without a season',
    },
  }),
  crops: list(
    strict({
      variety: localized(2, 40).optional().describe('If there are rows for several varieties.'),
      months,
      certainty: z
        .enum(['high', 'medium'], {
          error: ({ input }) =>
            `is “${String(input)}”; write high or medium. If a month is less certain, write unknown for it, and a note.`,
        })
        .meta({ choices: certaintyChoices }),
      sources: sourceIds().min(1, { error: noSource }),
    }).meta({ title: 'Row of months' }),
    'rows of months below it, or [] if none are known',
  ).meta({
    title: 'Months in season',
    description: 'One row of months, or one for each variety. None if no months are known.',
  }),
  note: localized(5, 160)
    .optional()
    .describe('About the months, or instead of them. Cards show it, too.'),
}).check(({ value: { supply, crops, note }, issues }) => {
  const report = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: undefined });
  if (supply === 'on-request' && crops.length > 0)
    report(['crops'], 'has months; remove its rows, or make the supply seasonal.');
  if (crops.length === 0 && !note)
    report(['note'], 'is missing, and there are no months; write a text to show instead.');
  for (const [index, { variety }] of crops.entries()) {
    const path = ['crops', index, 'variety'];
    if (!variety) {
      if (crops.length > 1) report(path, 'is missing; with several rows, each needs its variety.');
    } else if (crops.findIndex((crop) => crop.variety?.en === variety.en) < index)
      report(path, `repeats “${variety.en}”; write each variety once.`);
  }
});

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
const form = () =>
  localized(2, 40)
    .meta({ description: 'What it is about, if the product is sold in several forms: “topped”.' })
    .optional();

interface CitedValue {
  path: string[];
  certainty: string;
  sources: readonly string[];
}

/** All values with their certainty and their sources, each with its place. */
export function citedValues(value: unknown, path: string[] = []): CitedValue[] {
  if (typeof value !== 'object' || value === null) return [];
  const { certainty, sources } = value as Partial<CitedValue>;
  if (certainty !== undefined && sources !== undefined) return [{ path, certainty, sources }];
  return Object.entries(value).flatMap(([key, inner]) => citedValues(inner, [...path, key]));
}

const keeping = strict({
  travels: oneOf(['moist', 'packed', 'aired', 'ambient']).meta({
    title: 'How it travels',
    choices: {
      moist: 'In moist air, in a refrigerated container',
      packed: 'In closed packs, in a refrigerated container',
      aired: 'In a container of its own, refrigerated or on short voyages only ventilated',
      ambient: 'Without cooling',
    },
  }),
  temperature: inOrder(
    strict({
      form: form(),
      from: degrees(),
      to: degrees(),
      tolerance: number(0, 2, 'degrees')
        .optional()
        .describe('How far the temperature may vary, up and down.'),
      ...cited,
    }),
  )
    .optional()
    .meta({ title: 'Temperature in °C' }),
  otherTemperatures: list(
    inOrder(strict({ form: form().unwrap(), from: degrees(), to: degrees(), ...cited })).meta({
      title: 'Temperature',
    }),
    'temperatures below it',
  )
    .optional()
    .meta({
      title: 'Other temperatures in °C',
      description: 'Of forms for which the rules of shared containers do not hold.',
    }),
  coldDamage: strict({ below: degrees(), ...cited })
    .optional()
    .meta({
      title: 'Damage by cold, in °C',
      description: 'Lower temperatures damage the product.',
    }),
  humidity: inOrder(strict({ from: percent(), to: percent().optional(), ...cited }))
    .optional()
    .meta({
      title: 'Relative humidity in %',
      description: 'Without the second number it is “or more”.',
    }),
  keeps: list(
    inOrder(
      strict({
        form: form(),
        from: count(),
        to: count(),
        unit: oneOf(['day', 'week', 'month']),
        about: flag().optional().meta({ title: 'Only about as long' }),
        ...cited,
      }),
    ).meta({ title: 'Duration' }),
    'durations below it',
  )
    .optional()
    .meta({
      title: 'How long it keeps',
      description: 'One duration, or one for each form in which it is sold.',
    }),
  ethylene: strict({
    gives: oneOf(['no', 'low', 'yes']).meta({
      title: 'Gives it off',
      description: 'In µl per kg and hour at the temperatures of its keeping.',
      choices: { no: 'No: below 0.1', low: 'A little: 0.1 to 1', yes: 'Yes: above 1' },
    }),
    sensitive: oneOf(['no', 'low', 'moderate', 'yes', 'very']).meta({
      title: 'Is sensitive to it',
      choices: { no: 'No', low: 'A little', moderate: 'Moderately', yes: 'Yes', very: 'Very' },
    }),
    harm: localized(5, 60).optional().describe('The end of a sentence: “turns carrots bitter”.'),
    ...cited,
  })
    .optional()
    .describe(
      'Leave the group out if nothing is known, and for pasta, pulses and other food that does not breathe.',
    ),
  odour: strict({
    gives: oneOf(['slight', 'strong'])
      .optional()
      .meta({
        title: 'Gives it off',
        choices: {
          slight: 'A slight one, which harms only food that takes up every odour',
          strong: 'A strong one',
        },
      }),
    takesUp: oneOf(['no', 'strong', 'every'])
      .optional()
      .meta({
        title: 'Takes it up',
        choices: {
          no: 'No',
          strong: 'Strong odours only',
          every: 'Every odour, as food with egg or fat does',
        },
      }),
    ...cited,
  }).optional(),
  carbonDioxide: strict({
    effect: oneOf(['usedAtSea', 'harmful']).meta({
      choices: {
        usedAtSea: 'It travels by sea in 10–15% carbon dioxide',
        harmful: 'So much of it damages the product',
      },
    }),
    ...cited,
  }).optional(),
  note: localized(5, 160).optional(),
}).check(({ value, issues }) => {
  const { travels, temperature, coldDamage, humidity } = value;
  const report = (path: PropertyKey[], message: string) =>
    issues.push({ code: 'custom', path, message, input: undefined });
  for (const { path, certainty, sources } of citedValues(value))
    if (certainty !== 'low' && sources.length === 0) report([...path, 'sources'], noSource);
  if (coldDamage && temperature && coldDamage.below > temperature.from)
    report(
      ['coldDamage', 'below'],
      `is ${coldDamage.below} °C, but temperature begins at ${temperature.from} °C; correct one of the two.`,
    );
  const range = transports[travels].humidity;
  if (humidity && range && (humidity.from < range.from || (humidity.to ?? 100) > range.to)) {
    const written = `${humidity.from}${humidity.to === undefined ? '% or more' : `–${humidity.to}%`}`;
    report(
      ['humidity'],
      `is ${written}, but travels: ${travels} is for ${range.from}–${range.to}%; correct one of the two.`,
    );
  }
});

export const productFileSchema = strict({
  order: order().meta({
    title: 'Place in the list',
    description: `Smaller numbers come first; the list of products has them all. The home page shows the first ${featuredCount}.`,
  }),
  name: localized(2, 40),
  nameInSentence: localized(3, 40).meta({
    title: 'Name inside a sentence',
    description: 'In the plural if it has one: “heirloom tomatoes”.',
  }),
  nameInCargo: localized(3, 40).optional().meta({
    title: 'Name in sentences about shared containers',
    description: 'If it is another one: “ripe tomatoes”.',
  }),
  description: localized(60, 140),
  tip: localized(10, 200).optional().describe('What the details of the card say after the months.'),
  category: nameOf('categories', 'vegetables'),
  organic: flag(),
  seasonal: flag().meta({ title: 'Has the badge “seasonal”' }),
  alsoCalled: localized(2, 160)
    .optional()
    .describe('Other names by which visitors search for it, separated by commas.'),
  pictures: list(
    strict({ picture: picture('card'), shows: shows() }).meta({
      title: 'Picture',
    }),
    'pictures below it',
  )
    .min(2, { error: 'has fewer than 2 pictures; the carousel of the card needs at least 2.' })
    .check(({ value, issues }) => {
      for (const [index, { picture: name }] of value.entries())
        if (value.findIndex(({ picture }) => picture === name) < index)
          issues.push({
            code: 'custom',
            path: [index, 'picture'],
            message: `repeats “${name}”; each picture may appear only once.`,
            input: undefined,
          });
    }),
  season,
  keeping: keeping.meta({
    title: 'Keeping and shipping',
    description: 'Values that are not known are left out.',
  }),
});

export type ProductFile = z.infer<typeof productFileSchema>;

/** A product as components get it (specification 3). */
export interface Product {
  id: string;
  name: string;
  description: string;
  /** The id of its category: `vegetables`. */
  category: string;
  /** Addresses, as in `/pictures/carrots-a.jpg`. The schema asks for at least two. */
  images: [string, string, ...string[]];
  isOrganic: boolean;
  isSeasonal: boolean;
  /** Shown when a visitor opens the details of the card: months, note and tip. May be empty. */
  details: string;
  /** What is good to know besides the months. May be empty. */
  tip: string;
}

/** The usual months of a product in Egypt. */
export type Season = Uncited<Pick<InOneLanguage<ProductFile['season']>, 'supply' | 'crops'>>;
/** How a product is kept and shipped. */
export type Keeping = Uncited<Omit<InOneLanguage<ProductFile['keeping']>, 'note'>>;
/** Values as visitors download them: without sources, and with the certainty only if it is low. */
export type Uncited<T> = T extends readonly (infer Item)[]
  ? Uncited<Item>[]
  : T extends { certainty: unknown }
    ? UncitedOf<T> & { isUnsure?: true }
    : T extends object
      ? UncitedOf<T>
      : T;
type UncitedOf<T> = {
  [Key in keyof T as Key extends 'certainty' | 'sources' ? never : Key]: Uncited<T[Key]>;
};
/** Texts about a product inside sentences and below its months and values. */
export interface ProductTexts {
  inSentence: string;
  inCargo?: string | undefined;
  seasonNote?: string | undefined;
}
