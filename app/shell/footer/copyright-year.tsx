import { footer } from '../../../content/pages/shell.ts';
import { useToday } from '../../browser/use-today.ts';

/** The copyright line with the current year. */
export function CopyrightYear() {
  return footer.copyright(Number(useToday().slice(0, 4)));
}
