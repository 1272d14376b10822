/** Texts about storage. Names in braces are placeholders. */
export const storageWords = {
  /** The language whose plural rules choose between the forms below. */
  language: 'en',
  temperature: '{degrees}\u00a0°C',
  tolerance: '{degrees}\u00a0±\u00a0{tolerance}\u00a0°C',
  humidity: '{percent}%',
  humidityOrMore: '{percent}% or more',
  range: '{from}–{to}',
  /** Plural forms by their names in Intl.PluralRules. The last number of a range decides. */
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
