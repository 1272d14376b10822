import { globSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { companyFileSchema } from '../schema/company.ts';
import { type CompanyNames, factsOf } from '../schema/company-facts.ts';
import { idPattern, numberPattern } from '../schema/fields.ts';
import { folderSchemas } from '../schema/folders.ts';
import { pageSchemas } from '../schema/pages.ts';
import { orList, type Problem } from '../schema/problem.ts';
import { type FactsByLanguage, readText, readYaml, type YamlFile } from '../schema/read-yaml.ts';
import { wordsSchemas } from '../schema/words.ts';
import { languages } from './languages.ts';
import { checkReferences } from './references.ts';

/** A file without mistakes. */
export interface ContentFile<T> extends YamlFile<T> {
  value: T;
}

type FilesOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof Schemas]: ContentFile<z.infer<Schemas[Name]>>;
};

type Folders = {
  [Name in keyof typeof folderSchemas]: ContentFile<z.infer<(typeof folderSchemas)[Name]>>[];
};

/** All content files, each list in the order of display: the newest article first. */
export interface ContentFiles extends Folders {
  company: ContentFile<z.infer<typeof companyFileSchema>>;
  pages: FilesOf<typeof pageSchemas>;
  words: FilesOf<typeof wordsSchemas>;
}

/** Texts to check in the place of those that files have. A file without a text is read as though it had been removed. */
export type Replacements = ReadonlyMap<string, string | undefined>;

/**
 * Each file as it was last read, if it had no mistake. The form reads all files at each pause of its owner, and nearly
 * all of them are as they were.
 */
const lastRead = new Map<string, { from: string; file: YamlFile<unknown> }>();

/**
 * Reads all content files.
 * @returns the files, if none of them has a mistake, and the mistakes
 */
export function readContent(
  folder = 'content',
  replacements: Replacements = new Map(),
): { files?: ContentFiles; problems: Problem[] } {
  const problems: Problem[] = [];
  /** Mistakes are reported; the result is used only without any. */
  const sound = <T>(file: YamlFile<T>) => {
    problems.push(...file.problems);
    return file as ContentFile<T>;
  };

  const companyFile = `${folder}/company.yaml`;
  const facts = readFacts(companyFile, replacements.get(companyFile));
  const factsText = JSON.stringify(facts);
  const read = <T extends z.ZodType>(path: string, schema: T) => {
    const text = replacements.get(path) ?? readText(path);
    const from = factsText + text;
    const last = lastRead.get(path);
    if (last?.from === from) return last.file as ContentFile<z.infer<T>>;
    const file = readYaml(path, schema, facts, text);
    if (file.value) lastRead.set(path, { from, file });
    return sound(file);
  };

  const company = read(companyFile, companyFileSchema);
  // Other texts would only repeat its mistakes.
  if (problems.length > 0) return { problems };

  // Windows separates folders by backslashes. It hides the end of names, and some programs add one.
  const found = globSync(`${folder}/**/*`)
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.ya?ml(\.txt)?$/i.test(file));
  const reportFile = (file: string, message: string) =>
    problems.push({ file, line: 1, entry: basename(file), field: 'entry', message });
  const filesIn = (name: string) => {
    const isInFolder = (file: string) => dirname(file) === `${folder}/${name}`;
    const files = new Set(found.filter((file) => isInFolder(file) && file.endsWith('.yaml')));
    for (const [file, text] of replacements)
      if (text === undefined) files.delete(file);
      else if (isInFolder(file)) files.add(file);
    return [...files].toSorted();
  };
  const folderNames = [...Object.keys(folderSchemas), 'pages', 'words'];
  for (const file of found) {
    const isInFolder = folderNames.some((name) => dirname(file) === `${folder}/${name}`);
    if (!file.endsWith('.yaml'))
      reportFile(file, 'is not read, because its name does not end in “.yaml”; rename it.');
    else if (!isInFolder && file !== companyFile)
      reportFile(file, `is not read where it is; move it to ${orList(folderNames)}.`);
  }
  const readFolder = (name: string, schema: z.ZodType) =>
    filesIn(name).map((path) => {
      const file = read(path, schema);
      const isName = name === 'gallery' ? numberPattern : idPattern;
      if (!isName.test(file.id))
        problems.push(
          file.problemAt(
            [],
            name === 'gallery'
              ? 'has a name that is no number; rename the file, as in 11.yaml.'
              : 'has a name with other characters than small letters, digits and single hyphens; rename the file, as in yellow-dates.yaml.',
          ),
        );
      return file;
    });
  /** A folder with one file for each schema. */
  const readNamed = <Schemas extends Readonly<Record<string, z.ZodType>>>(
    name: string,
    schemas: Schemas,
  ) => {
    for (const path of filesIn(name))
      if (!(basename(path, '.yaml') in schemas))
        reportFile(
          path,
          `is a file that the site does not use; rename it to one of ${orList(Object.keys(schemas))}, or remove it.`,
        );
    return Object.fromEntries(
      Object.entries(schemas).map(([id, schema]) => [
        id,
        read(`${folder}/${name}/${id}.yaml`, schema),
      ]),
    ) as FilesOf<Schemas>;
  };

  const folders = Object.entries(folderSchemas).map(([name, schema]) => [
    name,
    readFolder(name, schema),
  ]);
  const files: ContentFiles = {
    ...(Object.fromEntries(folders) as Folders),
    company,
    pages: readNamed('pages', pageSchemas),
    words: readNamed('words', wordsSchemas),
  };
  if (problems.length > 0) return { problems };

  files.products.sort((a, b) => a.value.order - b.value.order);
  files.categories.sort((a, b) => a.value.order - b.value.order);
  files.news.sort((a, b) => b.value.date.localeCompare(a.value.date));
  files.gallery.sort((a, b) => Number(a.id) - Number(b.id));
  return { files, problems: checkReferences(files) };
}

let delivered: ReturnType<typeof readContent> | undefined;

/** The site's content. It is read once, for the check and all languages of a build. */
export function siteContent(): ReturnType<typeof readContent> {
  delivered ??= readContent();
  return delivered;
}

/** Reads the site's content again when it is asked for, because a file has changed. */
export function forgetContent(): void {
  delivered = undefined;
}

/** The facts of the company by language. There are none if company.yaml cannot be read. */
function readFacts(file: string, text = readText(file)): FactsByLanguage {
  try {
    const company: CompanyNames = parse(text);
    return Object.fromEntries(
      languages.map((language) => [language.code, factsOf(company, language)]),
    );
  } catch {
    return {};
  }
}
