import {
  addresses,
  cacheRules,
  contentTypes,
  newsAddresses,
  notFoundPages,
  optionalEnding,
  patternOf,
} from './rules.ts';

/** A content type without its charset, which nginx adds. */
const bare = (type: string) => type.replace(/;.*/, '');

const typesWithCharset = [
  ...new Set(
    Object.values(contentTypes)
      .filter((type) => type !== bare(type))
      .map(bare),
  ),
];

/** The configuration for nginx 1.22 or newer, to be included in `http`. It answers like hosting/server.ts. */
export function nginxConfiguration(headers: Record<string, string>): string {
  // Redirect targets come from the list of addresses, never from the request. No location may have an
  // `add_header` of its own, because it would then inherit none of the others.
  return `# Written by the build from hosting/rules.ts and hosting/security.ts.
map_hash_bucket_size 256;

map $uri $site_cache {
${cacheRules.map(({ path, value }) => `  "~${patternOf(path)}" "${value}";`).join('\n')}
}

# The path without a trailing slash, .html or /index, and the address of the page that it stands for.
# Maps ignore case. (?s) and \\z also match line breaks.
map $uri $site_path {
  default $uri;
  "~(?s)^(?<bare>.*?)${optionalEnding}\\z" $bare;
}
map $site_path $site_page {
${addresses.map((address) => `  "${address === '/' ? '' : address}" ${address};`).join('\n')}
}

# The requested path, still percent-encoded, and the redirect for it.
map $request_uri $site_requested {
  "~^(?<path>[^?]*)" $path;
}
map "$site_page $site_requested" $site_moved {
  "~^ " "";
  "~^(?<same>.+) \\k<same>$" "";
  default $site_page;
}
map "$site_page $site_path" $site_unknown_news {
${newsAddresses.map((address) => `  "~*^ ${address}/" ${address};`).join('\n')}
}
map $uri $site_not_found {
  default /404.html;
${notFoundPages
  .filter(({ below }) => below !== '/')
  .map(({ below, page }) => `  "~*^${below}" ${page}.html;`)
  .join('\n')}
}

server {
  listen 8080;
  root /srv/site;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/xml text/javascript application/javascript ${typesWithCharset.join(' ')};
  gzip_static on;
  gzip_vary on;
  # Accept long addresses instead of answering with an error page of nginx.
  large_client_header_buffers 4 256k;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

  error_page 400 403 404 414 $site_not_found;

  if ($site_moved) {
    return 301 $site_moved$is_args$args;
  }
  if ($site_unknown_news) {
    return 302 $site_unknown_news;
  }

  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
${Object.entries(contentTypes)
  .map(
    ([path, type]) => `  location = ${path} {\n    types {}\n    default_type ${bare(type)};\n  }`,
  )
  .join('\n')}
  # Files without an address of their own.
  location ~ ^/(_headers|_redirects)$ {
    return 404;
  }
${notFoundPages
  .map(
    ({ page }) =>
      `  location = ${page} {\n    return 404;\n  }\n  location = ${page}.html {\n    internal;\n  }`,
  )
  .join('\n')}
}
`;
}
