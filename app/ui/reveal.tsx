import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './reveal.module.css';

type RevealProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  /** Place in its row or grid: each enters 0.1 s after the one before (specification 4 and 9). */
  index?: number;
  /** Length of the entrance in seconds, if not half of one. */
  seconds?: number;
  /** Share of the element that must be visible, 0 to 1. */
  threshold?: number;
};

/**
 * Content that enters softly when it first comes into view. What is in view on arrival enters with
 * the page, in CSS alone; what is further down waits, but only once script runs, so that nothing is
 * ever hidden without it, in print or with reduced motion (R18).
 */
export function Reveal({
  as: Element = 'div',
  index = 0,
  seconds,
  threshold = 0.1,
  className = '',
  style,
  ...props
}: RevealProps) {
  // Taken to be in view until it is known: without a value to change from, the library keeps its
  // first "not in view" to itself.
  const [ref, inView] = useInView({ threshold, triggerOnce: true, initialInView: true });

  const timing = {
    '--delay': `${index * 0.1}s`,
    ...(seconds && { '--seconds': `${seconds}s` }),
  } as CSSProperties;
  return (
    <Element
      {...props}
      ref={ref}
      className={`${styles.reveal} ${className}`}
      style={{ ...timing, ...style }}
      data-waiting={!inView || undefined}
    />
  );
}
