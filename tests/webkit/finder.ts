// Finds elements by role and accessible name. These functions run in the page.
import type { Point } from './webkit.ts';

type Role =
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'contentinfo'
  | 'dialog'
  | 'form'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'region'
  | 'search'
  | 'searchbox'
  | 'status'
  | 'textbox';

/** Describes an element. The name must match exactly. */
export type Target = {
  role: Role;
  name?: string;
  /** Search only inside this element. */
  within?: Target;
  /** The index of the element among several. -1 is the last. */
  nth?: number;
  /** Include hidden elements. */
  hidden?: boolean;
};

/**
 * All matching elements in document order. It is sent to the page as text, so it may use nothing
 * from outside.
 */
export function findAll(target: Target): Element[] {
  const selectors: Record<Role, string> = {
    banner: '#root > header',
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox]',
    contentinfo: '#root > footer',
    dialog: 'dialog[open], [role=dialog]',
    form: 'form',
    group: '[role=group], fieldset, details',
    heading: 'h1, h2, h3, h4',
    img: 'img, [role=img]',
    link: 'a[href], [role=link]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    navigation: 'nav',
    region: 'section, [role=region]',
    search: 'search',
    searchbox: 'input[type=search]',
    status: '[role=status]',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel]',
  };
  const normalise = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) {
      const labels = labelledBy.split(' ').map((id) => document.getElementById(id));
      return normalise(labels.map((label) => (label ? textOf(label) : '')).join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return normalise(label);
    if (element instanceof HTMLImageElement) return normalise(element.alt);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return normalise([...(element.labels ?? [])].map(textOf).join(' '));
    if (element instanceof HTMLFieldSetElement)
      return normalise(element.querySelector('legend')?.textContent);
    return normalise(textOf(element));
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');

  const scopes: (Element | Document)[] = target.within ? findAll(target.within) : [document];
  const found = scopes
    .flatMap((scope) => [...scope.querySelectorAll(selectors[target.role])])
    .filter((element) => target.name === undefined || nameOf(element) === normalise(target.name))
    .filter((element) => target.hidden || isShown(element));
  if (target.nth === undefined) return found;
  const one = found.at(target.nth);
  return one ? [one] : [];
}

/**
 * Scrolls an element into view and returns its centre if the element is visible, does not move and
 * nothing covers it. It is sent to the page as text, so it may use nothing from outside.
 */
export async function clickPoint(element: Element): Promise<Point | undefined> {
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isUncovered = ({ x, y }: Point) => {
    const hit = document.elementFromPoint(x, y);
    // While a view transition covers the page, every hit is the root.
    if (hit === null || hit === document.documentElement) return false;
    return element.contains(hit) || hit.contains(element);
  };
  // What waits for its entrance, or is in it, does not stay where it is. Only a parent's opacity
  // counts: a button may appear on hover.
  const isStill = () => {
    if (!element.parentElement?.checkVisibility({ opacityProperty: true })) return false;
    for (let node: Element | null = element; node; node = node.parentElement)
      if (node.getAnimations().some(({ playState }) => playState === 'running')) return false;
    return true;
  };
  if (!isUncovered(place())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { x, y } = place();
  const isClickable = x === before.x && y === before.y && isStill() && isUncovered({ x, y });
  return isClickable ? { x, y } : undefined;
}
