import type { ReactNode } from 'react';
import styles from './form-field.module.css';

type FormFieldProps = {
  label: ReactNode;
  /** The id of the input. */
  id: string;
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

/** An input with its label above it. The label of a required field has an asterisk. */
export function FormField({ label, id, wide = false, className = '', children }: FormFieldProps) {
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''} ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
