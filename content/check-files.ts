import { language } from './languages.ts';

/** The fields of entries that are the same in every language. The others are texts. */
const factFields: Readonly<Record<string, RegExp>> = {
  company:
    /^(?:phone|whatsApp|email|siteUrl|coordinates|(?:social|legal)\.\d+\.(?:id|url)|certificates(?:\.\d+\.(?:id|number|expires|registryUrl))?)$/,
  gallery: /^(?:id|src|category)$/,
  news: /^(?:id|image|date|category)$/,
  navigation: /^(?:hash|picture)$/,
  sources: /^(?:year|url)$/,
  pages: /(?:^|\.)(?:address|pictures?|path|arches)(?:\.|$)/,
};

/** The content file in which an editor corrects a field of an entry. */
export function fileOf(name: string, field: string): string {
  const fields = factFields[name.split('/')[0] ?? ''];
  return `content/${fields?.test(field) ? 'facts' : language.code}/${name}.json`;
}
