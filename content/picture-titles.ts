import texts from '#texts/pictures.json' with { type: 'json' };
import { part } from './part.ts';

/** What pictures show, by their ids. In the first language, pictures/pictures.json has those of other things than products. */
export const pictureTitles: Readonly<Record<string, string>> = {
  ...texts,
  ...part('pictureTitles'),
};
