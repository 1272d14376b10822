import { footer } from '../../content/pages/shell.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

const buildYear = Number(import.meta.env.VITE_BUILD_YEAR);

/**
 * The copyright line with the current year: the year of the build in the prerendered page, the
 * visitor's once script runs.
 */
export function CopyrightYear() {
  const year = useHydrated() ? new Date().getFullYear() : buildYear;
  return footer.copyright(year);
}
