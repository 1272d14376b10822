import { type ComponentProps, ViewTransition } from 'react';
import type { Article } from '../../schema/news.ts';
import { Picture } from '../picture/picture.tsx';

type ArticlePictureProps = { article: Article } & Pick<
  ComponentProps<typeof Picture>,
  'role' | 'sizes' | 'priority' | 'className'
>;

/** The picture of an article. Where pages cross-fade, it moves from the news list into the article and back. */
export function ArticlePicture({ article: { id, image, title }, ...rest }: ArticlePictureProps) {
  return (
    <ViewTransition name={`picture-of-${id}`} share="article-picture" default="none">
      <Picture src={image} alt="" label={title} {...rest} />
    </ViewTransition>
  );
}
