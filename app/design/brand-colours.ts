/** Colours from tokens.css, for places that CSS does not reach: browser bars, icons and cards. */
export const brandColours = {
  paper: '#f8f3e9',
  delta: '#17402f',
  onDark: '#fbf7ee',
} as const;
