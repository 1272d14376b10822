import { createContext, use } from 'react';
import type { Site } from '../form.ts';

interface Surroundings {
  site: Site;
  /** Reads lists and pictures again, after something was saved or a photo was added. */
  refresh: () => Promise<void>;
}

export const SiteContext = createContext<Surroundings | undefined>(undefined);

/** @throws outside the editor */
export function useSite(): Surroundings {
  const surroundings = use(SiteContext);
  if (!surroundings) throw new Error('The editor’s parts need a SiteContext.');
  return surroundings;
}
