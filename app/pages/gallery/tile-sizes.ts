/**
 * The size of a photo in three columns. `large` and `largeLast` take two columns, with two photos above each
 * other before or after them. `tall` is beside a large photo, and `wide` takes the whole row.
 */
export type TileSize = 'small' | 'large' | 'largeLast' | 'tall' | 'wide';

/** Three rows of three photos each, again and again: a large one first, three small ones, a large one last. */
const pattern: readonly TileSize[] = [
  ...(['large', 'small', 'small'] as const),
  ...(['small', 'small', 'small'] as const),
  ...(['small', 'small', 'largeLast'] as const),
];

/** The sizes of `count` photos. The last ones fill their row, so that no place in it is empty. */
export function tileSizes(count: number): TileSize[] {
  const rest = count % 3;
  const sizes = Array.from(
    { length: count - rest },
    (_, index) => pattern[index % pattern.length] ?? 'small',
  );
  if (rest === 1) sizes.push('wide');
  if (rest === 2) sizes.push('large', 'tall');
  return sizes;
}
