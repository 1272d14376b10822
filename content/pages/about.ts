import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/about');

export const aboutPage = texts satisfies Page;

/** For the table of pages. */
export const page = aboutPage;
