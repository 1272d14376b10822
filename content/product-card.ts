import { fill } from '../app/text/fill.ts';
import { part } from './part.ts';

const cardTexts = part('words/product-card');

/** The texts of product cards. Those with a name are for screen readers. */
export const productCard = {
  ...cardTexts,
  /** The usual months of each product, by its id: “Jan to Jun”. */
  seasons: part('cardSeasons'),
  /** The names of the categories, by their ids. */
  categories: part('categoryNames'),
  detailsAbout: (name: string) => fill(cardTexts.detailsAbout, { name }),
  picturesLabel: (name: string) => fill(cardTexts.picturesLabel, { name }),
  previousLabel: (name: string) => fill(cardTexts.previousLabel, { name }),
  nextLabel: (name: string) => fill(cardTexts.nextLabel, { name }),
  dotLabel: (name: string, number: number) => fill(cardTexts.dotLabel, { name, number }),
  pictureLabel: (name: string, number: number, total: number) =>
    fill(cardTexts.pictureLabel, { name, number, total }),
};
