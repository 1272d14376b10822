// Serves the site without building it, and shows changes as they are saved. With --edit it also serves the form in which
// the owner edits the site, and opens it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { createServer, type Plugin, type PluginOption, type ServerOptions } from 'vite';
import { type Language, languageAt, languages } from '../content/languages.ts';
import { editorAddress, editorPlugin } from '../editor/editor-plugin.ts';
import { siteConfig } from '../vite.config.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p' }, edit: { type: 'boolean', default: false } },
});

/** The port of the form. Browsers keep what is typed by address, so that another port would have other drafts. */
const editPort = 5170;

const port = values.port ? Number(values.port) : values.edit ? editPort : undefined;

const [first, ...others] = languages;
const urls = new Map<Language, string>();

// One after the other, so that the first language has the first port.
await serve(first, [values.edit && editorPlugin()], {
  ...(port !== undefined && { port }),
  strictPort: values.edit,
  open: values.edit && !process.env.CI && editorAddress,
}).catch((error: Error) => {
  if (!values.edit || !error.message.includes('already in use')) throw error;
  console.error(
    `Port ${port} is in use. The form may be open already: http://localhost:${port}${editorAddress}`,
  );
  process.exit(1);
});
for (const language of others) await serve(language);
const home = urls.get(first) ?? '';
console.log(
  values.edit
    ? `\nEdit the site at ${new URL(editorAddress, home)}  (Ctrl+C stops it)`
    : `\nThe site is at ${home}  (Ctrl+C stops it)`,
);

/** Starts a server for the site in a language, because a bundle has one language only (decision 0027). */
async function serve(language: Language, plugins: PluginOption[] = [], options?: ServerOptions) {
  const config = siteConfig(language);
  const server = await createServer({
    ...config,
    configFile: false,
    plugins: [config.plugins, sendToLanguage(language), plugins],
    // Each server prepares the libraries for its own settings, and removes those of others from its folder.
    cacheDir: `node_modules/.vite-${values.edit ? 'edit' : 'dev'}-${language.code}`,
    server: options,
  });
  await server.listen();
  urls.set(language, server.resolvedUrls?.local[0] ?? '');
}

/** Sends visitors to the server of the language that their address names. */
function sendToLanguage(own: Language): Plugin {
  const send = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const wanted = languageAt(new URL(url, 'http://localhost').pathname);
    if (headers['sec-fetch-dest'] !== 'document' || wanted === own) return false;
    response.writeHead(302, { location: new URL(url, urls.get(wanted)).href }).end();
    return true;
  };
  return {
    name: 'send-to-language',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => send(request, response) || next());
    },
  };
}
