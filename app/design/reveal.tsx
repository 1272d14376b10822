import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './reveal.module.css';

type RevealProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  as?: ElementType;
  /** Position in its row; each enters 0.1 s after the one before (specification 4 and 9). */
  index?: number;
  seconds?: number;
  threshold?: number;
};

/**
 * Fades in once a pixel of it is in view, or the share `threshold`. Always visible without script, in print and with
 * reduced motion (R18).
 */
export function Reveal({
  as: Tag = 'div',
  index = 0,
  seconds,
  threshold = 0,
  className = '',
  ...props
}: RevealProps) {
  // Initially true, because the library reports a first `false` only as a change from `true`.
  const [ref, inView] = useInView({ threshold, triggerOnce: true, initialInView: true });

  const timing = {
    ...(index > 0 && { '--index': index }),
    ...(seconds && { '--seconds': `${seconds}s` }),
  } as CSSProperties;
  return (
    <Tag
      {...props}
      ref={ref}
      className={`${styles.reveal} ${className}`}
      style={timing}
      data-waiting={!inView || undefined}
    />
  );
}
