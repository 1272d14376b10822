/** The words of storage. Names in braces stand for what is put in their place. */
export const storageWords = {
  /** The language in which numbers choose between the forms below. */
  language: 'en',
  temperature: '{degrees}\u00a0°C',
  tolerance: '{degrees}\u00a0±\u00a0{tolerance}\u00a0°C',
  humidity: '{percent}%',
  humidityOrMore: '{percent}% or more',
  range: '{from}–{to}',
  /** Forms as Intl.PluralRules names them; a range takes that of its last number. */
  units: {
    day: { one: '{count} day', other: '{count} days' },
    week: { one: '{count} week', other: '{count} weeks' },
    month: { one: '{count} month', other: '{count} months' },
  },
  about: 'about {duration}',
  form: '{form}: {duration}',
  ethylene: {
    gives: { no: 'Gives off none', low: 'Gives off a little', yes: 'Gives it off' },
    sensitive: {
      no: 'Not sensitive',
      low: 'Slightly sensitive',
      yes: 'Sensitive',
      very: 'Very sensitive',
    },
  },
};

export type StorageWords = typeof storageWords;
