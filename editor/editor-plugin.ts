import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { finishPicture } from '../pictures/picture-files.ts';
import { UserError } from '../pictures/user-error.ts';
import { answer } from './answer.ts';
import { Refusal } from './request.ts';

export const editorAddress = '/edit/';

/** Serves the form at `/edit/`, in the development server only. */
export function editorPlugin(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer({ middlewares }) {
      finishPicture();
      middlewares.use('/edit', (request, response) => {
        const { pathname } = new URL(request.originalUrl ?? '', 'http://localhost');
        if (pathname === '/edit') return redirect(response);
        if (pathname.startsWith('/edit/api/')) return void sendAnswer(request, response);
        sendPage(response);
      });
    },
  };
}

function redirect(response: ServerResponse) {
  response.writeHead(302, { location: editorAddress });
  response.end();
}

function sendPage(response: ServerResponse) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The form works with what is on this machine.
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(readFileSync('editor/index.html'));
}

async function sendAnswer(request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  };
  request.url = request.url?.replace(/^\/api/, '');
  try {
    send(200, await answer(request));
  } catch (error) {
    if (error instanceof Refusal) return send(error.status, { message: error.message });
    if (error instanceof UserError) return send(422, { message: error.message });
    console.error(error);
    send(500, { message: `The form failed: ${error instanceof Error ? error.message : error}` });
  }
}
