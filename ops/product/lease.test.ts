import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeLease } from './lease.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'lease-'));

test('X7 · a free data folder is taken, noted and released', async () => {
  const data = folder();
  const lease = await takeLease(data);
  lease.note([1], 'http://localhost:4000');
  expect(JSON.parse(readFileSync(path.join(data, 'lease.json'), 'utf8'))).toEqual({
    supervisor: process.pid,
    children: [1],
    url: 'http://localhost:4000',
  });
  lease.release();
  expect(existsSync(path.join(data, 'lease.json'))).toBe(false);
});

test('X7 · what a killed supervisor left is cleared, a garbled note too', async () => {
  const data = folder();
  writeFileSync(
    path.join(data, 'lease.json'),
    JSON.stringify({ supervisor: 2 ** 22, children: [2 ** 22 + 1], url: '' }),
  );
  await expect(takeLease(data)).resolves.toBeDefined();
  writeFileSync(path.join(data, 'lease.json'), 'half a no');
  await expect(takeLease(data)).resolves.toBeDefined();
});
