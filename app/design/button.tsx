import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link.tsx';

type Variant = 'primary' | 'solid' | 'outline';

/** Class names that make an element look like a button. */
export function buttonClass(variant: Variant, more = ''): string {
  return [styles.button, styles[variant], more].filter(Boolean).join(' ');
}

type ButtonLinkProps = Omit<ComponentProps<typeof PageLink>, 'className'> & { variant?: Variant };

/** A link that looks like a button. `primary` is for the one main action of a screen. */
export function ButtonLink({ variant = 'solid', ...props }: ButtonLinkProps) {
  return <PageLink {...props} className={buttonClass(variant)} />;
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export function Button({
  variant = 'solid',
  className = '',
  type = 'button',
  ...props
}: ButtonProps) {
  return <button {...props} type={type} className={buttonClass(variant, className)} />;
}
