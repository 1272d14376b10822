import { EnquiryLink } from '../../enquiry-list/enquiry-link.tsx';
import styles from './header-enquiry-link.module.css';

/** The link to the enquiry list, while products are on the list. */
export const HeaderEnquiryLink = () => <EnquiryLink className={styles.link} />;
