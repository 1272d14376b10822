/**
 * One stroke drawing a reason: a fruit on its twig, a drop over furrows, a table, a seal of two
 * leaves.
 */
const drawings = [
  'M32 22c-11-7-22 1-22 15 0 12 9 20 16 20 3 0 4-2 6-2s3 2 6 2c7 0 16-8 16-20 0-14-11-22-22-15Zm0 0c0-6 2-10 6-13M33 13c-6 1-11-2-13-7 6-1 11 1 13 7Z',
  'M32 6c8 10 12 15 12 21a12 12 0 0 1-24 0c0-6 4-11 12-21ZM6 48c8-5 18-5 26 0s18 5 26 0M6 57c8-5 18-5 26 0s18 5 26 0M27 29a6 6 0 0 0 4 5',
  'M6 34h52M12 34v22M52 34v22M16 34c0-9 7-15 16-15s16 6 16 15M32 19v-5M24 27c2-2 4-3 7-3M12 46h40',
  'M32 58c-14 0-24-10-24-24S18 10 32 10s24 10 24 24-10 24-24 24ZM32 48V30M32 38c-7 0-11-4-11-10 7 0 11 4 11 10Zm0-5c0-6 4-10 11-10 0 6-4 10-11 10Z',
];

/** A small line drawing for a card of the home page; decoration only. */
export function CardDrawing({
  index,
  className,
}: {
  index: number;
  className: string | undefined;
}) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <path
        d={drawings[index % drawings.length]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
