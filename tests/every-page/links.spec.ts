import { expect, test } from '@playwright/test';
import { LinkChecker, LinkState } from 'linkinator';
import { company } from '../../content/company.ts';

test('every internal link leads to an existing file, and every hash to an element of its page', async ({
  baseURL,
}) => {
  if (!baseURL) throw new Error('playwright.config.ts does not set baseURL.');
  test.setTimeout(180_000);
  const otherHosts = new Set<string>();
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    sitemap: `${baseURL}/sitemap.xml`,
    concurrency: 8,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    // Link previews and structured data contain absolute addresses.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${company.siteUrl}`), replacement: baseURL }],
    linksToSkip: async (link) => {
      const isOtherHost = !link.startsWith(baseURL) && !link.startsWith(company.siteUrl);
      if (isOtherHost) otherHosts.add(link);
      return isOtherHost;
    },
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${url} (${status}) on ${parent}`)).toEqual([]);

  const checked = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url);
  for (const part of ['/products', '/previews/home.jpg', '/news/feed.xml', '.avif', '/fonts-'])
    expect(checked.filter((url) => url.includes(part)).length, part).toBeGreaterThan(0);
  // Other hosts are not requested. Only the format of their addresses is checked.
  expect(otherHosts.size).toBeGreaterThan(0);
  for (const link of otherHosts) expect(link).toMatch(/^(https:\/\/[\w.-]+\/|mailto:|tel:\+\d)/);
});
