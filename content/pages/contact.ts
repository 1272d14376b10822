import { company } from '../company.ts';
import type { SitePage } from '../schema.ts';

export const contactPage = {
  title: `Contact | ${company.name}`,
  description: `Ask about a product, a season or an order. Our phone, email and business hours in ${company.city}, and a form that writes the message for you.`,
  address: '/contact',
  picture: '/pictures/story-water.jpg',
  hero: {
    heading: 'Contact',
    text: 'Tell us what you need, how much of it and when, and we will tell you what is in season then.',
    formLabel: 'Write to us',
  },
} satisfies SitePage & Record<string, unknown>;

/** The form in the footer of every page. It opens the visitor's mail program and sends nothing itself. */
export const contactForm = {
  heading: 'Get In Touch',
  text: 'This opens your mail program with the message written out, ready for you to send.',
  requiredNote: '* Needed, so that we can answer.',
  nameLabel: 'Full name',
  emailLabel: 'Email address',
  phoneLabel: 'Phone number',
  messageLabel: 'Your message',
  // Fixed by the specification (section 5).
  namePlaceholder: 'Full Name*',
  emailPlaceholder: 'Email Address*',
  phonePlaceholder: 'Phone Number',
  messagePlaceholder: 'Your Message*',
  submitLabel: 'Write the email',
  /** Shown after submitting. It must not say that the message was sent (R16). */
  openedNote:
    'Your mail program should have opened with your message in it, waiting for you to send it.',
  noMailProgram:
    'If nothing opened, copy the message and send it from wherever you write your mail.',
  longMessageNote:
    'This is a long message, and some mail programs shorten those. Copy it here and paste it over theirs to be sure that it is whole.',
  copyLabel: 'Copy the message',
  copiedNote: 'Message copied.',
  copyFailedNote:
    'Your browser did not allow copying. The message is below: select it and copy it by hand.',
};
