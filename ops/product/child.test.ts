import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sanchay-child-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const started = (source: string) => {
  const file = path.join(folder, 'program.cjs');
  writeFileSync(file, source);
  return run({ name: 'partners', file, env: {}, logFolder: folder }, { onEnd: () => undefined });
};

test('X4 · a program that ends while starting is reported with the last lines of its log, whoever can open the file', async () => {
  const starting = started(
    `for (let line = 1; line <= 40; line += 1) console.error('line ' + line); process.exitCode = 3;`,
  );
  const error = (await starting.catch((reason: unknown) => reason)) as Error;
  expect(error.message).toContain('partners ended while starting (code 3)');
  expect(error.message).toContain(path.join(folder, 'partners.log'));
  expect(error.message).toMatch(/line 26\n(.*\n)*line 40$/);
  expect(error.message).not.toContain('line 25');
});

test('X4 · a program that reports ready is stopped, and its port is known', async () => {
  const program = await started(
    `process.on('SIGTERM', () => process.exit(0)); const server = require('node:net').createServer(); server.listen(0, () => process.send({ ready: true, port: server.address().port }));`,
  );
  expect(program.port).toBeGreaterThan(0);
  await program.stop();
  expect(() => process.kill(program.pid, 0)).toThrow('ESRCH');
});
