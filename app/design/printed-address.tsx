import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import styles from './printed-address.module.css';

/** The full address of a page, on paper only. CSS adds the text, so that screen readers skip it. */
export function PrintedAddress({ address }: { address: string }) {
  return <div className={styles.address} data-address={company.siteUrl + localAddress(address)} />;
}
