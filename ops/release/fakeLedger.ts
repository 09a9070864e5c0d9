import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown> | null;
}

export interface FakeLedger {
  origin: string;
  /** The requests, in order. */
  asked: Asked[];
  close(): Promise<void>;
}

/** An API of releases for tests: returns what the test configures, and records its requests. */
export async function fakeLedger(
  answer: (asked: Asked) => { status?: number; body?: unknown },
): Promise<FakeLedger> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      const question = {
        method,
        path: url,
        headers,
        body: text ? (JSON.parse(text) as Asked['body']) : null,
      };
      asked.push(question);
      const { status = 200, body } = answer(question);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
