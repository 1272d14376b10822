import { NotFound } from '../ui/not-found.tsx';

/** Shown at every address that no other page has (specification 2 and 8). */
export function NotFoundPage() {
  return <NotFound />;
}
