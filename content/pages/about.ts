import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/about');

export const aboutPage = texts satisfies Page;

/** @public For app/seo/site-pages.ts. */
export const page = aboutPage;
