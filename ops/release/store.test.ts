import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFiles, releaseStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILE = 'mfe-gold/1.0.0-a1b2/app.js';

/** A built release with a file in a folder of its own. */
function builtRelease(): string {
  const built = path.join(folder, 'built');
  mkdirSync(path.join(built, 'words'), { recursive: true });
  writeFileSync(path.join(built, 'app.js'), 'app');
  writeFileSync(path.join(built, 'server.cjs'), 'server');
  writeFileSync(path.join(built, 'words/hi.json'), '{}');
  writeFileSync(path.join(built, 'release.json'), '{"unsigned": true}');
  return built;
}

describe('releases in a folder', () => {
  const store = () => releaseStore({ SANCHAY_RELEASE_STORE: path.join(folder, 'published') });
  const published = () => path.join(folder, 'published', FILE);

  test('X2 · a file is stored once; the same again is there already', async () => {
    expect(await store().put(FILE, Buffer.from('app'))).toBe(true);
    expect(readFileSync(published(), 'utf8')).toBe('app');
    expect(await store().put(FILE, Buffer.from('app'))).toBe(false);
    expect(readdirSync(path.dirname(published()))).toEqual(['app.js']);
  });

  test('X3 · the same name with other bytes is refused and stays as it was', async () => {
    await store().put(FILE, Buffer.from('app'));
    await expect(store().put(FILE, Buffer.from('other'))).rejects.toThrow(
      `${FILE} is in ${path.join(folder, 'published')} already with other bytes. Published files never change; build a new version.`,
    );
    expect(readFileSync(published(), 'utf8')).toBe('app');
  });

  test('X2 · all files of a release are published, the unsigned record is not', async () => {
    expect(await publishFiles(store(), 'mfe-gold', '1.0.0-a1b2', builtRelease())).toBe(3);
    const release = path.dirname(published());
    expect(readdirSync(release).sort()).toEqual(['app.js', 'server.cjs', 'words']);
    expect(existsSync(path.join(release, 'words/hi.json'))).toBe(true);
    expect(await publishFiles(store(), 'mfe-gold', '1.0.0-a1b2', builtRelease())).toBe(0);
  });

  test('X2 · by default it is the folder that the edge serves', () => {
    expect(releaseStore({}).name).toMatch(/dist\/remotes$/);
  });
});

describe('releases in an S3-compatible store', () => {
  interface Asked {
    method: string;
    url: string;
    headers: IncomingHttpHeaders;
  }
  let server: Server;
  let asked: Asked[];
  let objects: Map<string, Buffer>;
  let refuse: number | null;
  /** What another release command stores between our look and our put. */
  let meanwhile: Buffer | null;
  let endpoint: string;

  beforeEach(async () => {
    [asked, objects, refuse, meanwhile] = [[], new Map(), null, null];
    server = createServer((request, response) => {
      const url = request.url!;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ method: request.method!, url, headers: request.headers });
        const end = (status: number, body?: Buffer) => response.writeHead(status).end(body);
        if (refuse !== null) return end(refuse);
        if (request.method === 'GET') return objects.has(url) ? end(200, objects.get(url)) : end(404);
        if (meanwhile) objects.set(url, meanwhile);
        if (objects.has(url) && request.headers['if-none-match'] === '*') return end(412);
        objects.set(url, Buffer.concat(chunks));
        return end(200);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const env = () => ({
    ...{ SANCHAY_RELEASE_STORE: 's3://releases/sanchay/remotes/', SANCHAY_S3_ENDPOINT: `${endpoint}/` },
    ...{ SANCHAY_S3_REGION: 'ap-south-1', AWS_ACCESS_KEY_ID: 'key-id', AWS_SECRET_ACCESS_KEY: 'a secret' },
  });
  const put = (text: string) => releaseStore(env()).put(FILE, Buffer.from(text));
  const place = `/releases/sanchay/remotes/${FILE}`;

  test('X2 · a file is looked for and put, signed, once and for ever', async () => {
    expect(await put('app')).toBe(true);
    expect(objects.get(place)?.toString()).toBe('app');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${place}`, `PUT ${place}`]);
    for (const { headers } of asked) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/ap-south-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/,
      );
      expect(JSON.stringify(headers)).not.toContain('a secret');
    }
    expect(asked[1]!.headers).toMatchObject({
      ...{ 'content-type': 'text/javascript; charset=utf-8', 'if-none-match': '*' },
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('X2 · what is there already is not put again', async () => {
    objects.set(place, Buffer.from('app'));
    expect(await put('app')).toBe(false);
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('X3 · other bytes under the same name are never overwritten, even when another writer was faster', async () => {
    const message = `${FILE} is in s3://releases/sanchay/remotes/ already with other bytes. Published files never change; build a new version.`;
    objects.set(place, Buffer.from('app'));
    await expect(put('other')).rejects.toThrow(message);
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
    objects.clear();
    meanwhile = Buffer.from('app');
    await expect(put('other')).rejects.toThrow(message);
    expect(objects.get(place)?.toString()).toBe('app');
    objects.clear();
    expect(await put('app')).toBe(false);
  });

  test('X2 · a store that refuses is reported with its status', async () => {
    refuse = 403;
    await expect(put('app')).rejects.toThrow(
      `s3://releases/sanchay/remotes/ answered 403 when asked for ${FILE}.`,
    );
    expect(objects.size).toBe(0);
  });

  test('X2 · all files of a release go there with their types', async () => {
    expect(await publishFiles(releaseStore(env()), 'mfe-gold', '1.0.0-a1b2', builtRelease())).toBe(3);
    const types = asked
      .filter(({ method }) => method === 'PUT')
      .map(({ url, headers }) => [url.split('/').at(-1), headers['content-type']]);
    expect(types.sort()).toEqual([
      ['app.js', 'text/javascript; charset=utf-8'],
      ['hi.json', 'application/json; charset=utf-8'],
      ['server.cjs', 'application/octet-stream'],
    ]);
  });

  test.each(['SANCHAY_S3_ENDPOINT', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])(
    'X2 · %s is needed',
    (name) => {
      expect(() => releaseStore({ ...env(), [name]: '' })).toThrow(
        `${name} is not set; the release store s3://releases/sanchay/remotes/ needs it.`,
      );
    },
  );
});
