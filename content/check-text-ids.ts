import galleryTexts from '#texts/gallery.json' with { type: 'json' };
import newsTexts from '#texts/news.json' with { type: 'json' };
import sourceTexts from '#texts/sources.json' with { type: 'json' };
import { fileOf } from './check-files.ts';
import type { Content, Problem } from './check-problem.ts';
import { language, languages } from './languages.ts';
import { pictureTitles } from './picture-titles.ts';

/** Texts of entries that do not exist, and titles of pictures that are missing. */
export function checkTextIds({ galleryImages, articles, sources, pages }: Content): Problem[] {
  const idsOf = (list: readonly { id: string | number }[]) => list.map(({ id }) => `${id}`);
  const shown = [
    ...articles.map(({ image }) => image),
    ...Object.values(pages).map(({ picture }) => picture),
  ].flatMap((picture) => /^\/pictures\/(.*)\.jpg$/.exec(picture ?? '')?.[1] ?? []);
  return [
    ...extra('gallery', galleryTexts, idsOf(galleryImages)),
    ...extra('news', newsTexts.articles, idsOf(articles)),
    ...extra('sources', sourceTexts, Object.keys(sources)),
    // The titles in the first language are in pictures/pictures.json.
    ...(language === languages[0] ? [] : missingTitles([...new Set(shown)])),
  ];
}

function extra(name: string, texts: object, ids: readonly string[]): Problem[] {
  return Object.keys(texts)
    .filter((id) => !ids.includes(id))
    .map((id) => ({
      file: fileOf(name, 'texts'),
      entry: id,
      field: 'entry',
      message: `is not an id of content/facts/${name}.json; correct the id or remove the texts.`,
    }));
}

function missingTitles(shown: readonly string[]): Problem[] {
  return shown
    .filter((id) => !(id in pictureTitles))
    .map((id) => ({
      file: fileOf('pictures', 'title'),
      entry: id,
      field: 'title',
      message: 'is missing; write what the picture shows, for the descriptions of link previews.',
    }));
}
