import type { Limits } from '../../form.ts';

/** Which placeholders a text must keep, if any. */
export const Placeholders = ({ limits: { placeholders = [] } }: { limits: Limits }) =>
  placeholders.length > 0 && (
    <p className="hint">
      Keep {placeholders.map((one) => `“${one}”`).join(' and ')}: the site puts a value there.
    </p>
  );
