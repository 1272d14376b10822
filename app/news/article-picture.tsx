import { type ReactNode, ViewTransition } from 'react';
import type { Article } from '../../content/schema.ts';

/** An article's picture, which grows from the list into the article where browsers can do that. */
export function ArticlePicture({ article, children }: { article: Article; children: ReactNode }) {
  return (
    <ViewTransition name={`picture-of-${article.id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
