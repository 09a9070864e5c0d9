import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@sanchay/contracts';

/** Answers for the API with another registry; everything else it passes on. */
export async function serveOtherRegistry(
  api: string,
  registry: Registry,
): Promise<{ origin: string; close(): Promise<void> }> {
  const document = JSON.stringify(registry);
  const server = createServer((request, response) => {
    if (request.url === '/api/v3/config/remotes.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
      response.end(document);
      return;
    }
    const { method, headers } = request;
    const upstream = send(new URL(request.url!, api), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
