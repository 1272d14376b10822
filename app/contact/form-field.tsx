import type { ReactNode } from 'react';
import styles from './form-field.module.css';
import { useFieldCheck } from './use-field-check.ts';

type FormFieldProps = {
  label: ReactNode;
  /** The id of the input. */
  id: string;
  wide?: boolean;
  /** What is written in it, for styles that show it in full on paper. */
  written?: string;
  className?: string;
  children: ReactNode;
};

/**
 * An input with its label above it, and what is wrong with it below it. The label of a required field has an
 * asterisk.
 */
export function FormField({
  label,
  id,
  wide = false,
  written,
  className = '',
  children,
}: FormFieldProps) {
  const errorId = `${id}-error`;
  const { error, ...check } = useFieldCheck(errorId);
  return (
    <div
      className={`${styles.field} ${wide ? styles.wide : ''} ${className}`.trim()}
      data-written={written}
      {...check}
    >
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
