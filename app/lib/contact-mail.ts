import { company } from '../../content/company.ts';
import { linesOf, type Mail, mailTo, onOneLine } from './mail-to.ts';

export type ContactFields = { name: string; email: string; phone: string; message: string };

/** The email of the contact form (specification 7, R16). */
export function contactMail(fields: ContactFields, to: string = company.email): Mail {
  const name = onOneLine(fields.name);
  return mailTo(to, `Contact Form Submission from ${name}`, [
    `Name: ${name}`,
    `Email: ${onOneLine(fields.email)}`,
    `Phone: ${onOneLine(fields.phone) || 'N/A'}`,
    'Message:',
    ...linesOf(fields.message),
  ]);
}
