import type { IncomingMessage } from 'node:http';

/** A refusal, in words for the owner. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Refuses requests that do not come from the editor's own page. Other sites could otherwise use this server through
 * the owner's browser: by a form or script of theirs, or by a host name of theirs that leads to this machine.
 */
export function requireOwnPage({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>) {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const isOwn =
    localHost.test(host) &&
    (origin === undefined ? method === 'GET' : origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin');
  if (!isOwn) throw new Refusal(403, 'This request does not come from the form.');
}

/** The largest JSON and the largest photograph, in bytes. */
export const mostBytes = { json: 1_000_000, photograph: 60_000_000 };

/**
 * The body of a request.
 * @param most its largest length, in bytes
 * @throws {Refusal} if it is longer
 */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // To its end, or the browser would get no answer.
  for await (const part of request) {
    length += part.length;
    if (length <= most) parts.push(part);
  }
  if (length > most)
    throw new Refusal(413, `This is larger than ${most / 1_000_000} MB. Choose a smaller file.`);
  return Buffer.concat(parts);
}
