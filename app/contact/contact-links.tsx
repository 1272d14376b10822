import { company } from '../../content/company.ts';

const phoneAddress = `tel:${company.phone.replaceAll(' ', '')}`;

/** The phone number of the company. It calls it. */
export function PhoneLink() {
  return (
    <a dir="ltr" href={phoneAddress}>
      {company.phone}
    </a>
  );
}

/** The email address of the company. It begins an email. */
export function EmailLink() {
  return (
    <a dir="ltr" href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
