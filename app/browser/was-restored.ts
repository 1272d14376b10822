/** Whether the document was reloaded, or opened by Back or Forward: browsers then restore its form fields. */
export function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
