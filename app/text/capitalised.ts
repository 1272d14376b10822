/** A text with a capital letter at its start. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
