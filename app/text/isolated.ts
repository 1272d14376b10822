/**
 * Keeps the order of a text whose direction may differ from the text around it. For texts without markup:
 * https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
