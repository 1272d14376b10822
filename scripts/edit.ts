// Serves the site as `npm run dev` does, with the form in which the owner edits it, and opens the form.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { editorAddress, editorPlugin } from '../editor/editor-plugin.ts';

const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } });

const server = await createServer({
  configLoader: 'native',
  plugins: [editorPlugin()],
  server: {
    ...(values.port && { port: Number(values.port) }),
    open: process.env.CI ? false : editorAddress,
  },
});
await server.listen();
const [url = ''] = server.resolvedUrls?.local ?? [];
console.log(`\nEdit the site at ${new URL(editorAddress, url)}  (Ctrl+C stops it)`);
