import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programMasters } from './programMasters.ts';

describe('the master key of a program', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'masters-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const key = (fill: string) => Buffer.alloc(32, fill);

  test('O4 · it is the given one before that of the product', () => {
    writeFileSync(
      path.join(folder, 'instance.json'),
      JSON.stringify({ vaultKey: key('p').toString('base64url') }),
    );
    expect(programMasters({ SANCHAY_DATA: folder }).current).toEqual(key('p'));
    const given = {
      VAULT_KEY: key('g').toString('base64url'),
      VAULT_OLD_KEYS: key('p').toString('base64url'),
    };
    expect(programMasters({ SANCHAY_DATA: folder, ...given })).toEqual({
      current: key('g'),
      older: [key('p')],
    });
    const file = path.join(folder, 'vault_key');
    writeFileSync(file, `${key('f').toString('base64url')}\n`);
    expect(programMasters({ VAULT_KEY_FILE: file }).current).toEqual(key('f'));
  });

  test('O4 · without either it reports what is missing', () => {
    expect(() => programMasters({ SANCHAY_DATA: folder })).toThrow(
      'VAULT_KEY is not set, and there is no product',
    );
    writeFileSync(path.join(folder, 'instance.json'), '{}');
    expect(() => programMasters({ SANCHAY_DATA: folder })).toThrow('VAULT_KEY needs base64url of 32 bytes');
  });
});
