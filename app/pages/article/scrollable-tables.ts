/** Wraps tables in focusable, scrollable sections, named by the caption or `fallbackName`. */
export function makeTablesScrollable(html: string, fallbackName: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const caption = /<caption>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? fallbackName;
    const name = caption
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim();
    return `<section aria-label="${name}" tabindex="0">${table}</section>`;
  });
}
