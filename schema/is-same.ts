/** Whether two values of files are the same, in the same order. Without YAML, because the editor's page uses it. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
