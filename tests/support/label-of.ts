import { mainNavigation } from '../../content/navigation.ts';

/** The label of the main navigation's link to a path, such as “About Us” for “/about”. */
export const labelOf = (path: string) => mainNavigation.find(({ to }) => to === path)?.label ?? '';
