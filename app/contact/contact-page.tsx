import { contactPage } from '../../content/pages/contact.ts';
import { buttonClass } from '../ui/button.tsx';
import { ContactBlock } from '../ui/contact-block.tsx';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import { Hero } from '../ui/hero.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Reveal } from '../ui/reveal.tsx';
import styles from './contact-page.module.css';

/**
 * Share of the contact section that must be in view before it is revealed (specification 2 and 9).
 */
const revealThreshold = 0.1;

/**
 * Contact (specification 2, R10): a short head that flows into the footer, whose form is the
 * working one.
 */
export function ContactPage() {
  const { hero } = contactPage;
  return (
    <>
      <PageHead page={contactPage} />
      <Hero title={hero.heading} ground="delta">
        <p>{hero.text}</p>
        <div className={styles.facts}>
          <ContactBlock />
        </div>
        <GetInTouchLink className={buttonClass('outline')} label={hero.formLabel} />
      </Hero>
      {/* The specification leaves this section empty but for its reveal on scroll. */}
      <Reveal as="section" id="contact" threshold={revealThreshold} />
    </>
  );
}
