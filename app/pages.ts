import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

export interface Page {
  /** The pattern of its addresses, as React Router reads it. */
  path: string;
  /** Its source file below the project's folder, by which the build finds its styles and code. */
  file: string;
  /** Loads its code, once; a load that failed is tried again. */
  load: () => Promise<PageModule>;
}

/** The table of addresses (specification 2): each with the file of its page. */
export const pages: Page[] = [
  {
    path: '/',
    file: 'app/home/home-page.tsx',
    load: once(async () => ({ Component: (await import('./home/home-page.tsx')).HomePage })),
  },
  {
    path: '/about',
    file: 'app/about/about-page.tsx',
    load: once(async () => ({ Component: (await import('./about/about-page.tsx')).AboutPage })),
  },
  {
    path: '/products',
    file: 'app/products/products-page.tsx',
    load: once(async () => ({
      Component: (await import('./products/products-page.tsx')).ProductsPage,
    })),
  },
  {
    path: '/products/:id',
    file: 'app/product/product-page.tsx',
    load: once(async () => ({
      Component: (await import('./product/product-page.tsx')).ProductPage,
    })),
  },
  {
    path: '/seasons',
    file: 'app/seasons/seasons-page.tsx',
    load: once(async () => ({
      Component: (await import('./seasons/seasons-page.tsx')).SeasonsPage,
    })),
  },
  {
    path: '/gallery',
    file: 'app/gallery/gallery-page.tsx',
    load: once(async () => ({
      Component: (await import('./gallery/gallery-page.tsx')).GalleryPage,
    })),
  },
  {
    path: '/news',
    file: 'app/news/news-page.tsx',
    load: once(async () => ({ Component: (await import('./news/news-page.tsx')).NewsPage })),
  },
  {
    path: '/news/:id',
    file: 'app/news/article-page.tsx',
    load: once(async () => {
      const { ArticlePage, redirectUnknownArticle } = await import('./news/article-page.tsx');
      return { Component: ArticlePage, loader: redirectUnknownArticle };
    }),
  },
  {
    path: '/contact',
    file: 'app/contact/contact-page.tsx',
    load: once(async () => ({
      Component: (await import('./contact/contact-page.tsx')).ContactPage,
    })),
  },
  {
    path: '*',
    file: 'app/not-found/not-found-page.tsx',
    load: once(async () => ({
      Component: (await import('./not-found/not-found-page.tsx')).NotFoundPage,
    })),
  },
];

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
