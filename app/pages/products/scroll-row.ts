/** Scrolls a row sideways to one of its items. Not `scrollIntoView`, which would scroll the page as well. */
export function scrollRow(row: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const middle = item.offsetLeft + item.offsetWidth / 2;
  row.scrollTo({ left: middle - row.clientWidth / 2, behavior });
}
