import { useNavigation } from 'react-router';
import { waitingLabel } from '../../content/pages/shell.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './waiting.module.css';

/** Shown while the code of the page that was asked for is on its way, if that takes a while (R15). */
export function Waiting() {
  const isWaiting = useNavigation().state !== 'idle';
  return <div className={styles.waiting}>{isWaiting && <Spinner label={waitingLabel} />}</div>;
}
