import type { Source } from '../schema/source.ts';
import { part } from './part.ts';

/** The sources of the months and values of products, by the ids that products cite. */
export const sources: Readonly<Record<string, Source>> = part('sources');
