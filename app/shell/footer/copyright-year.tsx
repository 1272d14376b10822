import { footer } from '../../../content/pages/shell.ts';
import { useToday } from '../../browser/use-today.ts';

export function CopyrightYear() {
  return footer.copyright(Number(useToday().slice(0, 4)));
}
