import type { MouseEvent } from 'react';
import { header } from '../../content/pages/shell.ts';
import { motionIsWelcome } from '../lib/motion.ts';

/** The ids of the footer's form, of its first field and of its message. */
export const getInTouchId = 'get-in-touch';
export const fullNameId = 'full-name';
export const messageId = 'message';

type GetInTouchLinkProps = {
  className?: string | undefined;
  onFollow?: () => void;
  label?: string;
};

/**
 * Leads to the footer's form on the page where the visitor is, and puts the cursor in Full Name
 * (R8). Without script it is a plain link within the page.
 */
export function GetInTouchLink({
  className,
  onFollow,
  label = header.getInTouchLabel,
}: GetInTouchLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow?.();
    const behavior = motionIsWelcome() ? 'smooth' : 'auto';
    document.getElementById(getInTouchId)?.scrollIntoView({ behavior });
    document.getElementById(fullNameId)?.focus({ preventScroll: true });
  };

  return (
    <a href={`#${getInTouchId}`} className={className} onClick={follow}>
      {label}
    </a>
  );
}
