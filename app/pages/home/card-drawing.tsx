const drawings = [
  'M32 22c-11-7-22 1-22 15 0 12 9 20 16 20 3 0 4-2 6-2s3 2 6 2c7 0 16-8 16-20 0-14-11-22-22-15Zm0 0c0-6 2-10 6-13M33 13c-6 1-11-2-13-7 6-1 11 1 13 7Z',
  'M32 6c8 10 12 15 12 21a12 12 0 0 1-24 0c0-6 4-11 12-21ZM6 48c8-5 18-5 26 0s18 5 26 0M6 57c8-5 18-5 26 0s18 5 26 0M27 29a6 6 0 0 0 4 5',
  'M6 34h52M12 34v22M52 34v22M16 34c0-9 7-15 16-15s16 6 16 15M32 19v-5M24 27c2-2 4-3 7-3M12 46h40',
  'M22 12h-5c-2 0-4 2-4 4v38c0 2 2 4 4 4h30c2 0 4-2 4-4V16c0-2-2-4-4-4h-5M22 16v-6h5c0-3 2-5 5-5s5 2 5 5h5v6ZM20 24c4-1 8 1 12 0s8 0 12 0M20 31c3-1 6 1 9 0M23 53c5-7 10-11 15-13M26 49c-3-9 5-15 18-16 1 13-6 21-18 16Z',
];

/** A decorative line drawing: a fruit, water over furrows, a table or a clipboard. */
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
