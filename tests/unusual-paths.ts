/** Paths with percent signs or characters that no server can decode; each server may choose between 400 and 404. */
export const malformedPaths = ['/%', '/%E0%A4%A', '/%00', '/about%00.html'];

/** Paths that somebody made up, by mistake or to do harm: no page has them. */
export const unknownPaths = [
  '//example.com',
  '//example.com/',
  '//example.com/about',
  '///example.com/.',
  '/\\example.com',
  '/\\example.com/',
  '/%5cexample.com',
  '/%2f%2fexample.com',
  '/%2F/example.com',
  '/https://example.com/',
  '/javascript:window.harmed=true',
  '/%0d%0aLocation:%20https://example.com',
  '/about%0a',
  '/about/%0d%0a/',
  '/a%E2%80%A8b',
  '/%3Cscript%3Ewindow.harmed=true%3C/script%3E',
  '/constructor',
  '/__proto__',
  `/${'long/'.repeat(3000)}`,
  `/${'x'.repeat(100_000)}`,
];
