// The JSON interface between the editor's page and the files.
import type { IncomingMessage } from 'node:http';
import { parse } from 'yaml';
import { type PictureKind, rolesOfKind } from '../app/picture/picture-roles.ts';
import { articleTextIn } from '../content/article-text-in.ts';
import { type Language, languages } from '../content/languages.ts';
import { readContent } from '../content/read-content.ts';
import { articleHtml } from '../schema/article-text.ts';
import { factsOf, fillFacts } from '../schema/company-facts.ts';
import { readText } from '../schema/read-yaml.ts';
import {
  entriesOf,
  mistakesWith,
  openEntry,
  removeEntry,
  savedVersion,
  saveEntry,
} from './entries.ts';
import type { Site, Values } from './form.ts';
import { companyPath, fileOf, kinds } from './kinds.ts';
import { type Purpose, sitePictures, takeBack, uploadPhotograph } from './pictures.ts';
import { bodyOf, mostBytes, Refusal, requireOwnPage } from './request.ts';

const pictureKinds = Object.keys(rolesOfKind) as PictureKind[];

/** What the page sends with a question about an entry. */
interface EntryQuestion {
  kind: string;
  id: string;
  value: Values;
  /** The English name of a new entry. */
  name?: string;
  version?: string;
}

/** An article to show. */
interface PreviewQuestion {
  /** The code of its language. */
  language: string;
  text: string;
}

/** The name of a picture that a photograph has replaced. */
interface TakeBackQuestion {
  picture: string;
}

/**
 * Answers a request below `/edit/api/`.
 * @throws {Refusal | UserError} with words for the owner
 */
export async function answer(request: IncomingMessage): Promise<unknown> {
  requireOwnPage(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const asked = `${request.method} ${pathname}`;
  if (asked === 'GET /site') return site();
  if (asked === 'POST /picture') return upload(request, searchParams);
  if (request.method !== 'POST') throw new Refusal(404, 'There is no such question.');

  const question = readJson(await bodyOf(request, mostBytes.json));
  if (pathname === '/preview') return preview(question);
  if (pathname === '/take-back') {
    const { picture }: TakeBackQuestion = question;
    return { id: await takeBack(picture) };
  }
  const { kind, id, value, name, version }: EntryQuestion = question;
  const file = fileOf(kind, id);
  if (!file) throw new Refusal(404, 'There is no such entry.');
  if (pathname === '/open') return openEntry(file, name);
  if (pathname === '/remove' && file.kind.naming) return removeEntry(file, version);
  if (typeof value !== 'object' || value === null) throw new Refusal(400, 'Nothing was sent.');
  if (pathname === '/check') return mistakesWith(file, value);
  if (pathname === '/saved-version') return { version: savedVersion(file, value) };
  if (pathname === '/save') return saveEntry(file, value, version);
  throw new Refusal(404, 'There is no such question.');
}

function readJson(body: Buffer) {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Refusal(400, 'This is not JSON.');
  }
}

function site(): Site {
  return {
    languages: languages.map((language) => {
      const { code, locale, direction, name } = language;
      return { code, locale, direction, name, facts: factsIn(language) };
    }),
    kinds: kinds.map((kind) => {
      const { addressOf: _address, ...shown } = kind;
      return { ...shown, entries: entriesOf(kind) };
    }),
    pictures: sitePictures(),
  };
}

/** The facts that texts repeat. None while one of them is missing. */
function factsIn(language: Language): Readonly<Record<string, string>> {
  try {
    return factsOf(parse(readText(companyPath)), language);
  } catch {
    return {};
  }
}

/** An article as the site shows it. Without pictures and months while other files have mistakes. */
function preview({ language: code, text }: PreviewQuestion): { html: string } {
  const language = languages.find((one) => one.code === code);
  if (!language) return { html: articleHtml(text) };
  const { files } = readContent();
  const toHtml = files ? articleTextIn(language, files) : articleHtml;
  return { html: toHtml(fillFacts(text, factsIn(language))) };
}

async function upload(request: IncomingMessage, params: URLSearchParams): Promise<{ id: string }> {
  const purpose = purposeOf(params);
  const bytes = await bodyOf(request, mostBytes.photograph);
  return { id: await uploadPhotograph(bytes, params.get('file') || 'The file', purpose) };
}

function purposeOf(params: URLSearchParams): Purpose {
  const replaces = params.get('replaces');
  if (replaces !== null && sitePictures().some(({ id }) => id === replaces)) return { replaces };
  const kind = pictureKinds.find((one) => one === params.get('pictureKind'));
  const file = fileOf(params.get('kind'), params.get('id'));
  if (!kind || !file) throw new Refusal(400, 'This picture has no place.');
  return { kind, entry: file.id };
}
