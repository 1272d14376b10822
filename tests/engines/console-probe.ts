/**
 * Runs in the page before everything else, and reports what an engine's driver does not tell:
 * console errors and warnings, uncaught errors, rejected promises, files that did not load and
 * breaches of the security policy. It does not see what the browser itself writes to the console
 * beyond that (deprecations, a failed preload, a font that did not decode), nor workers.
 * Self-contained: it is sent to the page as text.
 */
export function listen(): void {
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
  // A page that is being left gives its files up.
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
  addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`security policy: ${violatedDirective} ${blockedURI}`),
  );
}
