/** A label inside a sentence: “picture” for “Picture”. */
export const inSentence = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1);
