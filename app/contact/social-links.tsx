import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
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
