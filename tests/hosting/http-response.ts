import { request } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Requests a path exactly as written. `fetch` and browsers would normalise it. */
export function sendRequest(
  origin: string | undefined,
  path: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin ?? '');
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as HttpResponse['headers'],
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
