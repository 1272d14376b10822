import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { fill } from '../text/fill.ts';
import { linesOf, type Mail, mailTo, onOneLine, typed } from './mail-to.ts';

export type ContactMessage = { name: string; email: string; phone: string; message: string };

/** What a form with these fields says. */
export const messageIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ContactMessage;

/** The email of the contact form (specification 7, R16). */
export function contactMail(fields: ContactMessage): Mail {
  const name = typed(onOneLine(fields.name));
  const { subject, nameLabel, emailLabel, phoneLabel, noPhone, messageLabel } = contactForm.mail;
  return mailTo(company.email, fill(subject, { name }), [
    `${nameLabel}: ${name}`,
    `${emailLabel}: ${typed(onOneLine(fields.email))}`,
    `${phoneLabel}: ${typed(onOneLine(fields.phone)) || noPhone}`,
    messageLabel,
    ...linesOf(fields.message).map(typed),
  ]);
}
