import { integrityDigest } from '@sanchay/registry';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFiles } from './releaseFiles.ts';

const V1 = '1.0.0-aaaa111111';
const files: Record<string, string> = { 'app.js': 'app', 'words/hi.json': '{}' };
const integrity = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([file, text]) => [file, await integrityDigest(Buffer.from(text))]),
    ),
  ) as Record<string, string>;

describe('files of a release in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'files-'));
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(folder, 'remotes/mfe-gold', V1, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('X3 · are there with the hashes that were signed', async () => {
    await expect(checkFiles(folder, 'mfe-gold', V1, await integrity())).resolves.toBeUndefined();
  });

  test('X3 · one byte more is another file', async () => {
    writeFileSync(path.join(folder, 'remotes/mfe-gold', V1, 'words/hi.json'), '{} ');
    await expect(checkFiles(folder, 'mfe-gold', V1, await integrity())).rejects.toMatchObject({
      ...{
        code: 'file_changed',
        message: `words/hi.json of mfe-gold ${V1} is not the file that was signed.`,
      },
    });
  });

  test('X3 · a folder that cannot be read is our fault, not a missing file', async () => {
    const wrong = { 'app.js/inner.js': (await integrity())['app.js']! };
    await expect(checkFiles(folder, 'mfe-gold', V1, wrong)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe('files of a release behind an address', () => {
  let server: Server;
  let place: string;
  let answer: { status: number; headers?: Record<string, string> };
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url!);
      const name = request.url!.slice(`/store/remotes/mfe-gold/${V1}/`.length);
      response.writeHead(answer.status, answer.headers).end(answer.status === 200 ? files[name] : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/store/`;
  });
  beforeEach(() => {
    answer = { status: 200 };
    asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  test('X3 · are requested one by one', async () => {
    await checkFiles(place, 'mfe-gold', V1, await integrity());
    expect(asked).toEqual(Object.keys(files).map((file) => `/store/remotes/mfe-gold/${V1}/${file}`));
  });

  test.each([404, 403])('X3 · are missing when the store answers %d', async (status) => {
    answer = { status };
    await expect(checkFiles(place, 'mfe-gold', V1, await integrity())).rejects.toMatchObject({
      ...{ code: 'file_missing', message: `app.js of mfe-gold ${V1} is not where releases are published.` },
    });
  });

  test('X3 · are not taken from elsewhere, and a store that fails is no answer', async () => {
    answer = { status: 302, headers: { location: '/other' } };
    await expect(checkFiles(place, 'mfe-gold', V1, await integrity())).rejects.toThrow('fetch failed');
    answer = { status: 500 };
    await expect(checkFiles(place, 'mfe-gold', V1, await integrity())).rejects.toThrow(
      `the release store answered 500 for /remotes/mfe-gold/${V1}/app.js`,
    );
  });
});
