import type { MouseEvent } from 'react';
import { header } from '../../content/shell.ts';
import { hasModifier } from '../browser/has-modifier.ts';
import { scrollBehavior } from '../browser/motion.ts';

/** The ids of the footer's form and of its first field. */
export const getInTouchId = 'get-in-touch';
export const fullNameId = 'full-name';

type GetInTouchLinkProps = {
  className?: string | undefined;
  label?: string;
};

/** Scrolls to the footer's form and focuses Full Name (R8). Without script the hash does. */
export function GetInTouchLink({ className, label = header.getInTouchLabel }: GetInTouchLinkProps) {
  const follow = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    const field = document.getElementById(fullNameId);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    document.getElementById(getInTouchId)?.scrollIntoView({ behavior: scrollBehavior() });
    field?.focus({ preventScroll: true });
  };

  return (
    <a href={`#${fullNameId}`} className={className} onClick={follow}>
      {label}
    </a>
  );
}
