import { part } from './part.ts';

/** The form in the footer of every page. That of the enquiry has some of its texts, too. */
export const contactForm = part('words/contact-form');
