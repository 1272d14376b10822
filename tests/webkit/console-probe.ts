/**
 * Reports console errors and warnings, uncaught errors, rejected promises, files that did not load
 * and violations of the security policy, for a driver that does not report them. It misses other
 * messages of the browser (deprecations, failed preloads, fonts that could not be decoded) and
 * those of workers. It runs in the page before other scripts. It is sent as text, so it may use
 * nothing from outside.
 */
export function reportConsole(): void {
  const report = (text: string) => {
    reports.push(text);
    navigator.sendBeacon('/probe', text);
  };
  const reports: string[] = [];
  Object.assign(window, { reports });

  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      report(`${level}: ${values.map(String).join(' ')}`);
      original.apply(console, values);
    };
  }
  // When a page is left, the browser cancels its requests.
  let isLeaving = false;
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      isLeaving = true;
    });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const file = target instanceof Element && (target as HTMLImageElement);
      if (file && isLeaving) return;
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
