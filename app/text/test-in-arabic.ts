import { afterEach, beforeEach, vi } from 'vitest';

/**
 * To be called in a `describe`: its unit tests are in Arabic. Each of them imports what it needs, because a module keeps
 * the language in which it was loaded.
 */
export function testInArabic(): void {
  beforeEach(() => {
    vi.stubEnv('SITE_LANGUAGE', 'ar');
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
}
