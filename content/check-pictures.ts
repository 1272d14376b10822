import { type PictureKind, type PictureRole, rolesOfKind } from '../app/ui/picture-roles.ts';
import { type Content, orList, type Problem } from './check-problem.ts';

/** A place in content that names a picture. */
interface PictureName {
  file: string;
  entry: string;
  field: string;
  picture: string;
  /** How the page shows it; the preview of a page's link shows pictures of all kinds. */
  role?: PictureRole | undefined;
}

/** The pages that show their picture at their head. */
const pagesWithHero = ['home', 'about', 'products', 'not-found'];

/** Every picture that content names, with the place where it does. */
export function namedPictures(content: Omit<Content, 'pictures'>): PictureName[] {
  return [
    ...content.products.flatMap(({ id, images }) =>
      (Array.isArray(images) ? images : []).map((picture) => ({
        file: 'content/products.ts',
        entry: id,
        field: 'images',
        picture,
        role: 'card' as const,
      })),
    ),
    ...content.galleryImages.map(({ id, src }) => ({
      file: 'content/gallery.ts',
      entry: `${id}`,
      field: 'src',
      picture: src,
      role: 'tile' as const,
    })),
    ...content.articles.map(({ id, image }) => ({
      file: 'content/news.ts',
      entry: id,
      field: 'image',
      picture: image,
      role: 'tile' as const,
    })),
    ...content.menu.map(({ label, picture }) => ({
      file: 'content/navigation.ts',
      entry: label,
      field: 'picture',
      picture,
      role: 'thumb' as const,
    })),
    ...Object.entries(content.pages).flatMap(([name, page]) =>
      picturesIn(page).map(([field, picture]) => ({
        file: `content/pages/${name}.ts`,
        entry: `${name} page`,
        field,
        picture,
        role: roleOnPage(name, field),
      })),
    ),
  ];
}

/** A page shows the pictures inside its parts in arches. */
function roleOnPage(name: string, field: string): PictureRole | undefined {
  if (field !== 'picture') return 'arch';
  return pagesWithHero.includes(name) ? 'hero' : undefined;
}

/** The picture addresses anywhere inside a value, each with its way there, `roots.pictures.0`. */
function picturesIn(value: unknown, way: readonly string[] = []): [field: string, string][] {
  if (typeof value === 'string')
    return value.startsWith('/pictures/') ? [[way.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => picturesIn(part, [...way, key]));
}

/** Names of pictures that do not exist, or that are made for another place. */
export function checkPictures(content: Content): Problem[] {
  const { pictures } = content;
  if (pictures === undefined) return [];
  return namedPictures(content).flatMap(({ picture, role, ...place }) => {
    const kind = pictures.get(picture);
    if (kind === undefined) {
      const remedy = `names ${picture}, which does not exist; correct the name or add the picture to pictures/.`;
      return { ...place, remedy };
    }
    if (role === undefined || makes(kind, role)) return [];
    const fitting = (Object.keys(rolesOfKind) as PictureKind[]).filter((other) =>
      makes(other, role),
    );
    const remedy = `names ${picture}, a ${kind} picture; name a ${orList(fitting)} picture here.`;
    return { ...place, remedy };
  });
}

const makes = (kind: PictureKind, role: PictureRole) =>
  (rolesOfKind[kind] as readonly PictureRole[]).includes(role);
