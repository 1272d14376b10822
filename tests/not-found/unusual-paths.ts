/** Malformed or encoded paths: one of each kind that a page could misinterpret. */
export const malformedPathsForPages = ['/%E0%A4%A', '/about%00.html'];

/** Malformed or encoded paths. A server may respond with 400 or 404. */
export const malformedPaths = [...malformedPathsForPages, '/%', '/%00'];

const long = 'long/'.repeat(3000);

/** Paths that no page has, with one of each kind of part that a page could misinterpret. */
export const unknownPathsForPages = [
  '//example.com/about',
  '/__proto__',
  `/%5cexample.com/%0d%0aLocation:%20https:/a%E2%80%A8b/%3Cscript%3Ewindow.harmed=true%3C/script%3E/${long}`,
];

/** Paths that no page has, among them attempts at attacks. */
export const unknownPaths = [
  ...unknownPathsForPages,
  '/%5cexample.com',
  '/%0d%0aLocation:%20https://example.com',
  '/a%E2%80%A8b',
  '/%3Cscript%3Ewindow.harmed=true%3C/script%3E',
  `/${long}`,
  '//example.com',
  '//example.com/',
  '///example.com/.',
  '/\\example.com',
  '/\\example.com/',
  '/%2f%2fexample.com',
  '/%2F/example.com',
  '/https://example.com/',
  '/javascript:window.harmed=true',
  '/about%0a',
  '/about/%0d%0a/',
  '/constructor',
  `/${'x'.repeat(100_000)}`,
];
