import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link.tsx';

type Look = 'call' | 'solid' | 'outline';

/** The classes of anything that looks like a button. */
export function buttonClass(look: Look, more = ''): string {
  return `${styles.button} ${styles[look]} ${more}`;
}

type ButtonLinkProps = ComponentProps<typeof PageLink> & { look?: Look };

/** A link to a page that looks like a button. `call` is for the one call to action a screen has. */
export function ButtonLink({ look = 'solid', className = '', ...props }: ButtonLinkProps) {
  return <PageLink {...props} className={buttonClass(look, className)} />;
}

type ButtonProps = ComponentProps<'button'> & { look?: Look };

/** A button that does something on this page. */
export function Button({ look = 'solid', className = '', type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(look, className)} />;
}
