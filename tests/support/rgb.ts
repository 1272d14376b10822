/** A colour such as `#dfe4d2` as browsers compute it: `rgb(223, 228, 210)`. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
