import { useNavigation } from 'react-router';
import { waitingLabel } from '../../content/shell.ts';
import { Spinner } from '../design/spinner.tsx';
import styles from './loading-indicator.module.css';

/** Shown while the next page loads, after a short delay (R15). */
export function LoadingIndicator() {
  const isLoading = useNavigation().state !== 'idle';
  return <div className={styles.indicator}>{isLoading && <Spinner label={waitingLabel} />}</div>;
}
