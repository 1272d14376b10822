import { seasonWords } from '../../content/season-words.ts';
import { fill } from './fill.ts';

/**
 * Joins items to a text: “a, b and c”.
 * @param last the template that joins the last item
 */
export function listText(
  items: readonly string[],
  last: string = seasonWords.and,
  comma: string = seasonWords.comma,
): string {
  return items.length > 1
    ? fill(last, { items: items.slice(0, -1).join(comma), last: items.at(-1) })
    : (items[0] ?? '');
}
