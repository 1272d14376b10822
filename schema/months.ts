// Without Zod, because visitors download it.

/** The names of the months in the files of products. */
export const monthKeys = [
  ...(['jan', 'feb', 'mar', 'apr', 'may', 'jun'] as const),
  ...(['jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const),
] as const;

/** What a product's file says about a month. A month that it does not name is out of season. */
export const monthLevels = ['peak', 'usual', 'possible', 'unknown'] as const;
