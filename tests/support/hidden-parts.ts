/**
 * Runs in a page: its texts and pictures that are invisible because they or an ancestor are transparent.
 * @param least the least opacity of what is visible
 */
export function hiddenPartsOf(least = 1): string[] {
  const opacity = (part: Element | null): number =>
    part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
  return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:empty), img, dt, dd)')]
    .filter((part) => opacity(part) < least)
    .map((part) => `${part.tagName} ${part.textContent || part.getAttribute('src')}`);
}
