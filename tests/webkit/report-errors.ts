/**
 * Reports console errors and warnings, uncaught errors, rejected promises, files that did not load
 * and violations of the security policy to the tab's storage, because WebKitGTK's driver does not
 * report them. It misses other messages of the browser (deprecations, failed preloads, fonts that
 * could not be decoded) and those of workers. It runs in the page before other scripts and is sent
 * as text, so it may use nothing from outside.
 */
export function reportErrors(): void {
  // When a page is left, the browser cancels its requests. If the visitor goes back to it, the browser
  // reports them only then.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const report = (text: string) => {
    if (!isLeft) sessionStorage.errors = `${sessionStorage.errors ?? ''}${text}\n`;
  };

  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      report(`${level}: ${values.map(String).join(' ')}`);
      original.apply(console, values);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const file = event.target instanceof Element && (event.target as HTMLImageElement);
      if (file) report(`failed: ${file.currentSrc || file.src || file.getAttribute('href')}`);
      else report(`uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    // Later, because the console does not show what a listener of the site has prevented.
    setTimeout(() => event.defaultPrevented || report(`rejected: ${String(event.reason)}`));
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`security policy: ${violatedDirective} ${blockedURI}`),
  );
}
