import { contactPage } from '../../../content/pages/contact.ts';
import { ContactBlock } from '../../contact/contact-block.tsx';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Hero } from '../../design/hero.tsx';
import { Reveal } from '../../design/reveal.tsx';
import { Picture } from '../../picture/picture.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './contact-page.module.css';

/** Share of the contact section that is visible when it is revealed (specification 2 and 9). */
const revealThreshold = 0.1;

/** Contact (specification 2, R10): a short hero, followed by the footer with the contact form. */
export function ContactPage() {
  const { hero } = contactPage;
  return (
    <>
      <PageHead name="contact" page={contactPage} />
      <Hero title={hero.heading}>
        <div className={styles.lead}>
          <p>{hero.text}</p>{' '}
          <GetInTouchLink className={buttonClass('primary')} label={hero.formLabel} />
        </div>
        <div className={styles.facts}>
          {/* The address is beside the map, right below. */}
          <ContactBlock hasAddress={false} />
        </div>
        <Picture
          src={contactPage.picture}
          role="arch"
          sizes="(min-width: 48rem) 40vw, 88vw"
          alt=""
          priority
          className={styles.picture}
        />
      </Hero>
      {/* The specification requires this section to be empty and to be revealed on scroll. */}
      <Reveal as="section" id="contact" threshold={revealThreshold} />
    </>
  );
}

export { ContactPage as Component };
