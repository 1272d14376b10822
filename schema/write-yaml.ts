import { Document, isMap, isScalar, type Node, visit } from 'yaml';

// Programs that read YAML 1.1 take “no” for false unless it is in quotes.
export const documentOptions = { compat: 'yaml-1.1' } as const;
const textOptions = { lineWidth: 0, singleQuote: true };

/** The one way in which content files are written, so that saving changes only the lines of what was edited. */
export function toYaml(value: unknown): string {
  const document = new Document(value, documentOptions);
  setStyle(document);
  return documentText(document);
}

/** The file of a document: long lines are not folded, and quotes are single ones. */
export const documentText = (document: Document) => document.toString(textOptions);

/** Writes months and lists of words on one line. */
export function setStyle(part: Document | Node): void {
  visit(part, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'months' && isMap(value)) value.flow = true;
    },
    Seq(_, list) {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
}
