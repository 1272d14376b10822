/** The result of `use`, or undefined if it throws. Browsers may forbid storage, or have no room in it. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
