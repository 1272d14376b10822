import { expect, it } from 'vitest';
import { changed, fixture, withArticle, withProduct } from './check-fixture.ts';
import { checkPictures } from './check-pictures.ts';
import { type Content, problemLine } from './check-problem.ts';

const lines = (mistaken: Content) => checkPictures(mistaken).map(problemLine);
const missing = '/pictures/no.jpg';
const page = fixture.pages.home;

it.each<[string, Content]>([
  ['content/products/beets.yaml → beets → pictures', withProduct('beets', { images: [missing] })],
  [
    'content/facts/gallery.json → 3 → src',
    changed({ galleryImages: [{ id: 3, src: missing, alt: '', category: 'farm' }] }),
  ],
  ['content/facts/news.json → well → image', withArticle('well', { image: missing })],
  [
    'content/facts/navigation.json → Herbs → picture',
    changed({ menu: [{ label: 'Herbs', hash: 'herbs', picture: missing }] }),
  ],
  [
    'content/facts/pages/contact.json → contact page → picture',
    changed({ pages: { contact: { ...page, picture: missing } } }),
  ],
  [
    'content/facts/pages/about.json → about page → roots.pictures.1',
    changed({
      pages: { about: { ...page, roots: { pictures: ['/pictures/story-well.jpg', missing] } } },
    }),
  ],
])('reports a picture that does not exist: %s', (place, content) => {
  expect(lines(content)).toEqual([
    `${place}: names /pictures/no.jpg, which does not exist; correct the name or add the picture to pictures/.`,
  ]);
});

it.each<[string, Content]>([
  [
    'content/products/beets.yaml → beets → pictures: names /pictures/gallery-1.jpg, a gallery picture; name a product picture here.',
    withProduct('beets', { images: ['/pictures/gallery-1.jpg'] }),
  ],
  [
    'content/facts/news.json → well → image: names /pictures/apples-a.jpg, a product picture; name a gallery or news picture here.',
    withArticle('well', { image: '/pictures/apples-a.jpg' }),
  ],
  [
    'content/facts/pages/about.json → about page → picture: names /pictures/story-well.jpg, a story picture; name a hero picture here.',
    changed({ pages: { about: { ...page, picture: '/pictures/story-well.jpg' } } }),
  ],
  [
    'content/facts/pages/home.json → home page → story.picture: names /pictures/hero-home.jpg, a hero picture; name a story picture here.',
    changed({ pages: { home: { ...page, story: { picture: '/pictures/hero-home.jpg' } } } }),
  ],
])('reports a picture of the wrong kind: %s', (line, content) => {
  expect(lines(content)).toEqual([line]);
});

it('accepts a picture of any kind for the link preview of a page without a hero picture', () => {
  const contact = { ...page, picture: '/pictures/story-well.jpg' };
  expect(lines(changed({ pages: { contact } }))).toEqual([]);
});
