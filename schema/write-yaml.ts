import { Document, isMap, isScalar, visit } from 'yaml';

/** The one way in which content files are written, so that saving changes only the lines of what was edited. */
export function toYaml(value: unknown): string {
  // Editors that read YAML 1.1 take “no” for false unless it is in quotes.
  const document = new Document(value, { compat: 'yaml-1.1' });
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'months' && isMap(value)) value.flow = true;
    },
    Seq(_, list) {
      if (list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}
