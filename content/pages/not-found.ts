import { company } from '../company.ts';
import type { Page } from '../schema.ts';

export const notFoundPage = {
  title: `Page Not Found | ${company.name}`,
  description:
    'There is no page at this address. Go back to the home page to find our products, the gallery, the news and how to reach us.',
  picture: '/pictures/hero-not-found.jpg',
  code: '404',
  heading: 'Page Not Found',
  // Fixed by the specification (section 2).
  message:
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  linkLabel: 'Back to Home',
} satisfies Page & Record<string, unknown>;
