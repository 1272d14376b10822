// A proxy that responds for all other hosts (those of the map's tiles and marker), or refuses the
// connection, so that no test depends on a network.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const picture = readFileSync('node_modules/leaflet/dist/images/marker-icon.png');

export type OtherHosts = {
  port: number;
  /** Whether the proxy responds or refuses the connection. */
  areReachable: boolean;
  /** The requests to other hosts. */
  requests: { url: string; referrer: string | undefined }[];
  close(): void;
};

/** Starts the proxy. It has a self-signed certificate, which the browsers are set to accept. */
export async function startOtherHosts(): Promise<OtherHosts> {
  const hosts = createHttpsServer(certificate(), (request, response) => {
    const { host, referer } = request.headers;
    otherHosts.requests.push({ url: `https://${host}${request.url}`, referrer: referer });
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' });
    response.end(picture);
  });
  const proxy = createHttpServer((_request, response) => response.writeHead(502).end());
  proxy.on('connect', (_request: IncomingMessage, socket) => {
    socket.on('error', () => {});
    if (!otherHosts.areReachable) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    hosts.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  const otherHosts: OtherHosts = {
    port: (proxy.address() as AddressInfo).port,
    areReachable: true,
    requests: [],
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
      hosts.closeAllConnections();
    },
  };
  return otherHosts;
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'other-hosts-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=other-hosts', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...names], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
