import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { imagesOf, withDigests } from './pinImages.ts';

const folder = path.join(root, 'ops/containers');
const dockerfiles = readdirSync(folder).filter((name) => name.endsWith('Dockerfile'));
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
const digest = (sign: string): string => `sha256:${sign.repeat(64)}`;

describe('digests of images', () => {
  test('X3 · every image that is taken from a registry is found, with its tag, and our own are left', () => {
    for (const name of dockerfiles) {
      const text = read(name);
      const stages = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!.split('@')[0]!);
      expect(imagesOf(text)).toEqual([...new Set(stages)]);
    }
    expect(imagesOf(compose)).toEqual([expect.stringMatching(/^postgres:\d+\.\d+-bookworm$/)]);
  });

  test('X3 · each gets its digest, nothing else changes, and pinning again replaces it', () => {
    for (const text of [...dockerfiles.map(read), compose]) {
      const all = (value: string) => new Map(imagesOf(text).map((image) => [image, value]));
      const once = withDigests(text, all(digest('a')));
      expect(once.match(/@sha256:a{64}/g)!.length).toBeGreaterThan(0);
      expect(imagesOf(once)).toEqual(imagesOf(text));
      expect(withDigests(once, all(digest('b')))).toBe(withDigests(text, all(digest('b'))));
      expect(once.replaceAll(/@sha256:[0-9a-f]{64}/g, '')).toBe(text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
    }
  });

  test.each(['', 'sha256:abc', 'latest'])('X3 · "%s" is no digest, and nothing is written', (value) => {
    expect(() => withDigests(compose, new Map(imagesOf(compose).map((image) => [image, value])))).toThrow(
      /^postgres:.* has no digest$/,
    );
  });
});

const engine = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
(engine ? test : test.skip)('X7 · Compose itself takes docker-compose.yml, where it is installed', () => {
  const given = [
    'compose',
    '--env-file',
    'ops/containers/sandbox.env',
    '--profile',
    'sandbox',
    'config',
    '-q',
  ];
  expect(spawnSync('docker', given, { cwd: root, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});
