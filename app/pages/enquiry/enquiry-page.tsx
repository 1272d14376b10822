import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { EmailLink, PhoneLink } from '../../contact/contact-links.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { EnquiryContent } from './enquiry-content.tsx';
import styles from './enquiry-page.module.css';

const { hero, withoutScript } = enquiryPage;

/** The products that a visitor wants to ask about. Everything on it needs script. */
export function EnquiryPage() {
  const hydrated = useHydrated();
  return (
    <section
      className={styles.page}
      data-background="paper"
      data-without-list={!hydrated || undefined}
    >
      <PageHead name="enquiry" page={enquiryPage} />
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{hero.heading}</h1>
          <p>{hero.text}</p>
        </div>
        {hydrated ? (
          <EnquiryContent />
        ) : (
          <p className={styles.withoutScript}>
            {withoutScript.text} <EmailLink /> {withoutScript.or} <PhoneLink />.{' '}
            {withoutScript.formText}
          </p>
        )}
      </div>
    </section>
  );
}

export { EnquiryPage as Component };
