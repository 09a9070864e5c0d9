import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendWorker } from './workerFile.ts';

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  mkdirSync(path.join(folder, 'shell/1'), { recursive: true });
  writeFileSync(path.join(folder, 'shell/1/worker.js'), 'addEventListener;');
  server = createServer((request, response) =>
    sendWorker(
      { distFolder: folder, shellRelease: request.url!.slice(1) },
      response,
      request.method === 'HEAD',
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('S1 · the worker is requested anew each time, and may make requests to this site only', async () => {
  const answer = await fetch(`${address}/1`);
  expect([answer.status, await answer.text()]).toEqual([200, 'addEventListener;']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const head = await fetch(`${address}/1`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('S1 · a build without a worker has none', async () => {
  expect((await fetch(`${address}/2`)).status).toBe(404);
});
