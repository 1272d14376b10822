import {
  addresses,
  cacheRules,
  contentTypes,
  droppedEnd,
  newsAddress,
  patternOf,
} from './rules.ts';

/**
 * The site as a server block for nginx 1.22 or newer, to be included within `http` (in
 * `/etc/nginx/conf.d/`, as hosting/Containerfile does). It does what hosting/server.ts does;
 * tests/hosting.spec.ts compares the two.
 *
 * Two habits keep it safe. A redirect's target comes from the list of addresses, never from the
 * request. All headers stand in one place, for a location with one of its own would lose the rest.
 */
export function nginxConfiguration(headers: Record<string, string>): string {
  return `# Written by the build from hosting/rules.ts and hosting/security.ts.
map_hash_bucket_size 256;

map $uri $site_cache {
${cacheRules.map(({ path, value }) => `  "~${patternOf(path)}" "${value}";`).join('\n')}
}

# The address without its end, and the page of ours that it means, if any. Text is compared without
# regard to capitals. A line break is a character like any other: hence (?s) and \\z.
map $uri $site_plain {
  default $uri;
  "~(?s)^(?<bare>.*?)${droppedEnd}\\z" $bare;
}
map $site_plain $site_page {
${addresses.map((address) => `  "${address === '/' ? '' : address}" ${address};`).join('\n')}
}

# What was asked for, as it came, and where it leads instead.
map $request_uri $site_asked {
  "~^(?<path>[^?]*)" $path;
}
map "$site_page $site_asked" $site_moved {
  "~^ " "";
  "~^(?<same>.+) \\k<same>$" "";
  default $site_page;
}
map "$site_page $site_plain" $site_lost {
  "~*^ ${newsAddress}/" ${newsAddress};
}

server {
  listen 8080;
  root /srv/site;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/plain text/xml text/javascript application/javascript application/rss+xml;
  gzip_static on;
  gzip_vary on;
  # A long address gets the page that it asks for, or the page for unknown addresses.
  large_client_header_buffers 4 256k;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

  error_page 400 403 404 414 /404.html;

  if ($site_moved) {
    return 301 $site_moved$is_args$args;
  }
  if ($site_lost) {
    return 302 $site_lost;
  }

  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
${Object.entries(contentTypes)
  .map(
    ([path, type]) =>
      `  location = ${path} {\n    types {}\n    default_type ${type.replace(/;.*/, '')};\n  }`,
  )
  .join('\n')}
  # These are no addresses of their own.
  location ~ ^/(404|_headers|_redirects)$ {
    return 404;
  }
  location = /404.html {
    internal;
  }
}
`;
}
