import { createServer, type Server } from 'node:http';

/** Counts of this edge for a collector, on a port of its own that nobody from outside reaches. */
export function metricsServer(text: () => string): Server {
  return createServer((request, response) => {
    const known = request.url === '/metrics';
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(known ? text() : 'There is only /metrics.\n');
  });
}
