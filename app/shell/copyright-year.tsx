import { useSyncExternalStore } from 'react';
import { footer } from '../../content/pages/shell.ts';

const never = () => () => {};
const currentYear = () => new Date().getFullYear();
const buildYear = () => Number(import.meta.env.VITE_BUILD_YEAR);

/**
 * The copyright line with the current year: the year of the build in the prerendered page, the
 * visitor's once script runs.
 */
export function CopyrightYear() {
  const year = useSyncExternalStore(never, currentYear, buildYear);
  return footer.copyright(year);
}
