/** The organic products, in the order of the list (specification 3). */
export const organic = [
  'Strawberries',
  'Carrots',
  'Pomegranate',
  'Heirloom Tomatoes',
  'Lettuce',
  'Bell Peppers',
  'Yellow Dates',
  'Oranges',
  'Onions',
  'Cucumber',
];
