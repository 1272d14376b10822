import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  IconMail,
} from '@tabler/icons-react';
import { PlaceholderLink } from '../design/placeholder-link.tsx';
import styles from './social-links.module.css';

const icons: Readonly<Record<string, typeof IconLink>> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandX,
  linkedin: IconBrandLinkedin,
  email: IconMail,
};

type SocialLinksProps = {
  links: readonly { id: string; name: string; url?: string | undefined }[];
  label?: string;
};

/** Links to social networks, as icons. Links without an address are placeholders (R5). */
export function SocialLinks({ links, label }: SocialLinksProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ id, name, url }) => {
        const Icon = icons[id] ?? IconLink;
        return (
          <li key={id}>
            <PlaceholderLink url={url} label={name} className={styles.link}>
              <Icon aria-hidden="true" />
            </PlaceholderLink>
          </li>
        );
      })}
    </ul>
  );
}
