// Builds the site into build/client.

// First, because the build stops here if the content has a mistake.
import '../content/check.ts';

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFiles } from '../app/seo/shared-files.ts';
import { languages } from '../content/languages.ts';
import { headersFile, redirectsFile } from '../hosting/host-files.ts';
import { nginxConfiguration } from '../hosting/nginx.ts';
import { securityHeaders } from '../hosting/security.ts';
import { buildCache } from './build-cache.ts';
import { buildLanguage } from './build-language.ts';
import { removeStamp, stampBuild } from './build-stamp.ts';
import { compressFolder } from './compress.ts';
import { writeLicences } from './licences.ts';
import { scriptHash } from './start-script.ts';

const site = 'build/client';
const cache = buildCache();
const headers = securityHeaders(scriptHash);

// 1. Build the pages and files of each language, all at the same time: much of it is done by other threads.
// The stamp first: a running server then waits for the new files (hosting/server.ts).
removeStamp();
rmSync('build', { recursive: true, force: true });
await Promise.all(languages.map((language) => buildLanguage(language, cache)));

// 2. Write the files of all languages together: sitemap, robots.txt, licences.
for (const [address, content] of Object.entries(sharedFiles))
  writeFileSync(join(site, address), await content());
writeLicences(site);

// 3. Write the configuration for hosts, then compress all text files.
writeFileSync(join(site, '_headers'), headersFile(headers));
writeFileSync(join(site, '_redirects'), redirectsFile());
writeFileSync('build/nginx.conf', nginxConfiguration(headers));
writeFileSync('build/headers.json', JSON.stringify(headers));
await compressFolder(site, cache);
cache.removeUnused();
stampBuild();
