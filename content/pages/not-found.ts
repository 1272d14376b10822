import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/not-found');

/** The message is that of specification 2. */
export const notFoundPage = texts satisfies Page;
