import { type PictureKind, type PictureRole, rolesOfKind } from '../app/picture/picture-roles.ts';
import { fileOf } from './check-files.ts';
import { type Content, orList, type Problem, productFile } from './check-problem.ts';

/** A reference to a picture in a content file. */
interface PictureReference {
  file: string;
  entry: string;
  field: string;
  picture: string;
  /** How the page shows the picture; undefined if only link previews show it, which accept all kinds. */
  role?: PictureRole | undefined;
}

/** The pages with a picture in the hero. */
const pagesWithHero = ['home', 'about', 'products', 'not-found'];

/** All references to pictures in the content. */
export function namedPictures(content: Omit<Content, 'pictures'>): PictureReference[] {
  return [
    ...content.products.flatMap(({ id, images }) =>
      images.map((picture) => ({
        file: productFile(id),
        entry: id,
        field: 'pictures',
        picture,
        role: 'card' as const,
      })),
    ),
    ...content.galleryImages.map(({ id, src }) => ({
      file: fileOf('gallery', 'src'),
      entry: `${id}`,
      field: 'src',
      picture: src,
      role: 'tile' as const,
    })),
    ...content.articles.map(({ id, image }) => ({
      file: fileOf('news', 'image'),
      entry: id,
      field: 'image',
      picture: image,
      role: 'tile' as const,
    })),
    ...content.menu.map(({ label, picture }) => ({
      file: fileOf('navigation', 'picture'),
      entry: label,
      field: 'picture',
      picture,
      role: 'thumb' as const,
    })),
    ...Object.entries(content.pages).flatMap(([name, page]) =>
      picturesIn(page).map(([field, picture]) => ({
        file: fileOf(`pages/${name}`, field),
        entry: `${name} page`,
        field,
        picture,
        role: roleOnPage(name, field),
      })),
    ),
  ];
}

// Pictures in the sections of a page are shown in arches.
function roleOnPage(name: string, field: string): PictureRole | undefined {
  if (field !== 'picture') return 'arch';
  return pagesWithHero.includes(name) ? 'hero' : undefined;
}

/** All picture addresses inside a value, each with its path, such as `roots.pictures.first`. */
function picturesIn(value: unknown, path: readonly string[] = []): [field: string, string][] {
  if (typeof value === 'string')
    return value.startsWith('/pictures/') ? [[path.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => picturesIn(part, [...path, key]));
}

/** References to pictures that do not exist or that have the wrong kind. */
export function checkPictures(content: Content): Problem[] {
  const { pictures } = content;
  if (pictures === undefined) return [];
  return namedPictures(content).flatMap(({ picture, role, ...place }) => {
    const kind = pictures.get(picture);
    if (kind === undefined) {
      const message = `names ${picture}, which does not exist; correct the name or add the picture to pictures/.`;
      return { ...place, message };
    }
    if (role === undefined || hasRole(kind, role)) return [];
    const suitable = (Object.keys(rolesOfKind) as PictureKind[]).filter((other) =>
      hasRole(other, role),
    );
    const message = `names ${picture}, a ${kind} picture; name a ${orList(suitable)} picture here.`;
    return { ...place, message };
  });
}

const hasRole = (kind: PictureKind, role: PictureRole) =>
  (rolesOfKind[kind] as readonly PictureRole[]).includes(role);
