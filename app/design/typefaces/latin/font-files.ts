import figtree from './figtree.woff2?url';
import fraunces from './fraunces.woff2?url';

/** The URLs of the fonts that every page shows. The start script loads them. */
export const fontFiles = [fraunces, figtree];
