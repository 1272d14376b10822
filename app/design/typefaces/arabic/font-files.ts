import figtree from '../latin/figtree.woff2?url';
import markaziText from './markazi-text.woff2?url';
import vazirmatn from './vazirmatn.woff2?url';

/**
 * The URLs of the fonts that every page shows. The start script loads them. Figtree is among them
 * because the email address in the footer is Latin.
 */
export const fontFiles = [markaziText, vazirmatn, figtree];
