import type { Page } from '@playwright/test';
import { labelOf } from './label-of.ts';

/** The link of the header to a page of the main navigation, such as “About Us” for “/about”. */
export const navigationLink = (page: Page, path: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(path), exact: true })
    .first();
