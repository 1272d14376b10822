import type { ComponentType } from 'react';
import { type LoaderFunction, matchRoutes } from 'react-router';
import { products } from '../content/products.ts';
import { loadOnce } from './lib/load-once.ts';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

export interface Page {
  path: string;
  /** Path of the source file, by which the build finds its styles and code. */
  file: string;
  /** Loads code and styles. */
  load: () => Promise<PageModule>;
}

const loadProductPage = loadOnce(async () => ({
  Component: (await import('./product/product-page.tsx')).ProductPage,
}));

/** All routes of the site (specification 2). */
export const pages: Page[] = [
  {
    path: '/',
    file: 'app/home/home-page.tsx',
    load: loadOnce(async () => ({ Component: (await import('./home/home-page.tsx')).HomePage })),
  },
  {
    path: '/about',
    file: 'app/about/about-page.tsx',
    load: loadOnce(async () => ({ Component: (await import('./about/about-page.tsx')).AboutPage })),
  },
  {
    path: '/products',
    file: 'app/products/products-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./products/products-page.tsx')).ProductsPage,
    })),
  },
  // One route for each product, so that an unknown id shows the 404 page.
  ...products.map(({ id }) => ({
    path: `/products/${id}`,
    file: 'app/product/product-page.tsx',
    load: loadProductPage,
  })),
  {
    path: '/seasons',
    file: 'app/seasons/seasons-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./seasons/seasons-page.tsx')).SeasonsPage,
    })),
  },
  {
    path: '/enquiry',
    file: 'app/enquiry/enquiry-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./enquiry/enquiry-page.tsx')).EnquiryPage,
    })),
  },
  {
    path: '/gallery',
    file: 'app/gallery/gallery-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./gallery/gallery-page.tsx')).GalleryPage,
    })),
  },
  {
    path: '/news',
    file: 'app/news/news-page.tsx',
    load: loadOnce(async () => ({ Component: (await import('./news/news-page.tsx')).NewsPage })),
  },
  {
    path: '/news/:id',
    file: 'app/news/article-page.tsx',
    load: loadOnce(async () => {
      const { ArticlePage, redirectUnknownArticle } = await import('./news/article-page.tsx');
      return { Component: ArticlePage, loader: redirectUnknownArticle };
    }),
  },
  {
    path: '/contact',
    file: 'app/contact/contact-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./contact/contact-page.tsx')).ContactPage,
    })),
  },
  {
    path: '*',
    file: 'app/not-found/not-found-page.tsx',
    load: loadOnce(async () => ({
      Component: (await import('./not-found/not-found-page.tsx')).NotFoundPage,
    })),
  },
];

/** The page at a path without the prefix of the language, or the not-found page. */
export function pageAt(path: string): Page | undefined {
  const match = matchRoutes(pages, path)?.at(-1);
  return pages.find((page) => page.path === match?.route.path);
}
