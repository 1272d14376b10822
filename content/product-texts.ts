import type { ProductTexts } from '../schema/product.ts';
import { part } from './part.ts';

/** Texts about each product inside sentences and below its months and values, by its id. */
export const productTexts: Readonly<Record<string, ProductTexts>> = part('productTexts');
