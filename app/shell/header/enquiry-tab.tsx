import { EnquiryLink } from '../../enquiry-list/enquiry-link.tsx';
import styles from './enquiry-tab.module.css';

/** The link to the enquiry list, while products are on the list. */
export const EnquiryTab = () => <EnquiryLink className={styles.tab} />;
