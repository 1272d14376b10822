import formTexts from '#texts/contact-form.json' with { type: 'json' };
import texts from '#texts/pages/contact.json' with { type: 'json' };
import facts from '../facts/pages/contact.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

export const contactPage = {
  ...withCompany(texts),
  ...facts,
} satisfies Page & Record<string, unknown>;

/**
 * The form in the footer of every page. It opens the visitor's mail program and sends nothing itself, so
 * `openedNote` must not say that the message was sent (R16). The specification fixes the placeholders
 * (section 5) and the message (section 7).
 */
export const contactForm = formTexts;

/** For the table of pages. */
export const page = contactPage;
