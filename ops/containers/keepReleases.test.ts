import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'keep-releases.sh');

test('X2 · an image adds its release to those that are served, changes none, and runs its server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keep-'));
  const [from, to] = [path.join(folder, 'image'), path.join(folder, 'served')];
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  put(path.join(from, '1.1.0-b/assets/icon.svg'), 'icon');
  put(path.join(from, '1.0.0-a/app.js'), 'built again, differently');
  put(path.join(to, '1.0.0-a/app.js'), 'as it was released');
  const start = () => spawnSync('sh', [script, from, to, 'echo', 'serving', 'now'], { encoding: 'utf8' });
  expect(start()).toMatchObject({ status: 0, stdout: 'serving now\n', stderr: '' });
  expect(start()).toMatchObject({ status: 0, stdout: 'serving now\n', stderr: '' });
  expect(readdirSync(to).sort()).toEqual(['1.0.0-a', '1.1.0-b', 'current']);
  expect(readFileSync(path.join(to, 'current'), 'utf8')).toBe('1.1.0-b');
  expect(readFileSync(path.join(to, '1.0.0-a/app.js'), 'utf8')).toBe('as it was released');
  expect(readFileSync(path.join(to, '1.1.0-b/assets/icon.svg'), 'utf8')).toBe('icon');
});
