import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
let code: string;
let chunk: string;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'main.js'), "globalThis.load = () => import('./lazy.js');");
  writeFileSync(path.join(folder, 'lazy.js'), 'export default 1;');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: ['web', 'es2022'],
        context: folder,
        entry: './main.js',
        devtool: false,
        output: {
          path: path.join(folder, 'out'),
          publicPath: '/remotes/mfe-a/1/',
          chunkFilename: 'lazy.[contenthash:10].js',
          filename: 'main.js',
          trustedTypes: { policyName: 'sanchay' },
        },
        plugins: [new ChunkIntegrityPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    );
  });
  code = readFileSync(path.join(folder, 'out/main.js'), 'utf8');
  chunk = readdirSync(path.join(folder, 'out')).find((file) => file.startsWith('lazy'))!;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface FakeScript {
  src?: string;
  integrity?: string;
  crossOrigin?: string;
}

/** Runs the bundle in a page that offers this look-up, and requests its lazy chunk. */
function ask(integrityOf?: (url: string) => string | null) {
  const appended: FakeScript[] = [];
  const policies: string[] = [];
  const page: Record<string, unknown> = {
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: FakeScript) => appended.push(script) },
    },
    trustedTypes: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        policies.push(name);
        return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
      },
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    ...(integrityOf && { sanchayIntegrityOf: integrityOf }),
  };
  page.self = page;
  page.window = page;
  runInContext(code, createContext(page));
  const loading = (page.load as () => Promise<unknown>)();
  loading.catch(() => undefined);
  return { appended, policies, loading };
}

test('X3 · a chunk is loaded with its hash, by an address that passed the policy', () => {
  const asked: string[] = [];
  const { appended, policies } = ask((url) => {
    asked.push(url);
    return 'sha384-known';
  });
  expect(asked).toEqual([`/remotes/mfe-a/1/${chunk}`]);
  expect(appended).toEqual([
    expect.objectContaining({
      src: `trusted /remotes/mfe-a/1/${chunk}`,
      integrity: 'sha384-known',
      crossOrigin: 'anonymous',
    }),
  ]);
  expect(policies).toEqual(['sanchay']);
});

test('X3 · a chunk without a known hash is never requested, and its promise rejects', async () => {
  const { appended, loading } = ask(() => null);
  await expect(loading).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'unlisted',
    request: `/remotes/mfe-a/1/${chunk}`,
  });
  expect(appended).toEqual([]);
});

test('X7 · outside the shell there is no hash look-up, and the chunk is loaded as it is', () => {
  const { appended } = ask();
  expect(appended).toHaveLength(1);
  expect(appended[0]!.integrity).toBeUndefined();
});
