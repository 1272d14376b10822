import type { Company } from '../schema/company.ts';
import { part } from './part.ts';

/** All facts about the company, with its texts. */
export const company: Company = part('company');

/** The names of the company in all languages, the one of the first language first. */
export const companyNames = part('companyNames');
