import { contactForm as texts } from '../../content/contact-form.ts';
import { FormField } from './form-field.tsx';

/** Name, email and phone of the visitor. `ids` are the ids of the inputs (specification 5). */
export function ContactFields({ ids }: { ids: Record<'name' | 'email' | 'phone', string> }) {
  return (
    <>
      <FormField label={texts.nameLabel} id={ids.name} wide>
        <input
          id={ids.name}
          name="name"
          autoComplete="name"
          placeholder={texts.namePlaceholder}
          required
        />
      </FormField>
      <FormField label={texts.emailLabel} id={ids.email}>
        <input
          id={ids.email}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={texts.emailPlaceholder}
          required
        />
      </FormField>
      <FormField label={texts.phoneLabel} id={ids.phone}>
        <input
          id={ids.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder={texts.phonePlaceholder}
        />
      </FormField>
    </>
  );
}
