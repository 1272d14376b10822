import type { MouseEvent } from 'react';
import { header } from '../../content/pages/shell.ts';
import { isMotionAllowed } from '../browser/motion.ts';

export const getInTouchId = 'get-in-touch';
export const fullNameId = 'full-name';
export const messageId = 'message';

type GetInTouchLinkProps = {
  className?: string | undefined;
  onFollow?: () => void;
  label?: string;
};

/** Scrolls to the footer's form and focuses Full Name (R8). Without script the hash does. */
export function GetInTouchLink({
  className,
  onFollow,
  label = header.getInTouchLabel,
}: GetInTouchLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow?.();
    const behavior = isMotionAllowed() ? 'smooth' : 'auto';
    document.getElementById(getInTouchId)?.scrollIntoView({ behavior });
    document.getElementById(fullNameId)?.focus({ preventScroll: true });
  };

  return (
    <a href={`#${fullNameId}`} className={className} onClick={follow}>
      {label}
    </a>
  );
}
