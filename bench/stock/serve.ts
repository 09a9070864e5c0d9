import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** The stock sample with a small API of its own. */
export interface StockServer {
  origin: string;
  /** Orders that were taken. */
  orders(): number;
  close(): void;
}

/** Serves the built sample as a plain static server does: files, and the page for everything else. */
export async function serveStock(folder: string): Promise<StockServer> {
  let orders = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stock');
    const json = (value: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    };
    if (pathname === '/api/price') return json({ rupees: 12_345, at: new Date().toISOString() });
    if (pathname === '/api/orders') return json({ id: String((orders += 1)) });
    const file = path.extname(pathname)
      ? path.join(folder, path.posix.normalize(pathname))
      : path.join(folder, 'index.html');
    const body = await readFile(file).catch(() => null);
    response.statusCode = body ? 200 : 404;
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/html');
    response.end(body ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    orders: () => orders,
    close: () => server.close(),
  };
}
