/**
 * The brand's colours for what no stylesheet reaches: the browser's own bars, icons, cards. The same as in tokens.css.
 */
export const brandColours = {
  paper: '#f8f3e9',
  delta: '#17402f',
  onDark: '#fbf7ee',
} as const;
