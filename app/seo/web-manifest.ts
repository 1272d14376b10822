import { company } from '../../content/company.ts';
import { language, localAddress } from '../../content/languages.ts';
import { brandColours } from '../design/brand-colours.ts';

/** The manifest of the installed site: https://www.w3.org/TR/appmanifest/ */
export function webManifest(): string {
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${file}`,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    sizes,
    purpose,
  });
  const manifest = {
    id: localAddress('/'),
    name: company.legalName,
    short_name: company.name,
    description: company.tagline,
    lang: language.locale,
    dir: language.direction,
    start_url: localAddress('/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: brandColours.delta,
    background_color: brandColours.paper,
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
      icon('favicon.svg', 'any'),
    ],
  };
  return JSON.stringify(manifest);
}
