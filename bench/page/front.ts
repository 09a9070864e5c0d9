import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Certificate } from './certificate.ts';

/** An HTTP/2 server before an edge, as a product has one. */
export interface Front {
  origin: string;
  /** Lays a page of its own at a path, compressed. */
  lay(path: string, html: string): void;
  close(): Promise<void>;
}

interface Kept {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Of one connection only, and so not allowed in HTTP/2. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host'];

/**
 * Serves what `behind` serves over HTTP/2 and TLS. Files that never change are cached as stored on disk, brotli
 * included; everything else is requested each time.
 * @param behind origin of the edge.
 * @param product the origin from which the API accepts requests of pages.
 */
export async function openFront(certificate: Certificate, behind: string, product: string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Kept>();
  const own = new Map<string, Buffer>();

  const pass = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && !hopByHop.includes(name)),
    );
    if (headers.origin) headers.origin = product;
    const upstream = send(
      new URL(request.url, behind),
      { agent, method: request.method, headers },
      (answer) => {
        const clean = cleaned(answer.headers);
        response.writeHead(answer.statusCode!, clean as Record<string, string>);
        if (String(answer.headers['cache-control']).includes('immutable') && answer.statusCode === 200) {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => kept.set(request.url, { headers: clean, body: Buffer.concat(parts) }));
        }
        answer.on('error', () => response.stream?.close());
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.stream?.close());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };

  const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    const page = own.get(request.url);
    const file = kept.get(request.url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
    } else if (file) {
      response.writeHead(200, file.headers as Record<string, string>);
      response.end(file.body);
    } else pass(request, response);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    lay: (path, html) => void own.set(path, brotliCompressSync(html)),
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

function cleaned(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
