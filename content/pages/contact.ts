import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/contact');

export const contactPage = texts satisfies Page;

/** The form in the footer of every page. That of the enquiry has some of its texts, too. */
export const contactForm = part('words/contact-form');

/** For app/seo/site-pages.ts. */
export const page = contactPage;
