/**
 * Puts every table of an article in a frame that scrolls by itself on narrow screens. The frame can
 * take the focus, so that the arrow keys scroll it, and is named by the table's caption, or by
 * `fallbackName`.
 */
export function frameTables(html: string, fallbackName: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    const caption = /<caption>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? fallbackName;
    const name = caption
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim();
    return `<section aria-label="${name}" tabindex="0">${table}</section>`;
  });
}
