import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import { ProductCard } from './product-card.tsx';

const [first] = products;
if (!first) throw new Error('There are no products.');

const html = (details: string) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(ProductCard, {
        product: { ...first, details },
        index: 0,
        animates: false,
        hasId: false,
        hasDetails: true,
        isOddLast: false,
      }),
    ),
  );

it('has details only if there is something to say (R3)', () => {
  expect(html('From May to July.')).toContain('<details');
  expect(html('')).not.toContain('<details');
});
