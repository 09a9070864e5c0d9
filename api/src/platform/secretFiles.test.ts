import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSecretFiles } from './secretFiles.ts';

describe('secrets in files', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'secret');

  test('X7 · a secret is read from its file without the line end, all else stays', () => {
    writeFileSync(file, 'one two \n');
    const env = { PORT: '1', PARTNERS_SECRET_FILE: file, DATABASE_PASSWORD: 'given' };
    expect(withSecretFiles(env)).toEqual({ ...env, PARTNERS_SECRET: 'one two' });
    expect(withSecretFiles({ PORT: '1' })).toEqual({ PORT: '1' });
  });

  test('X7 · a file that is not there, and a secret that is given twice, are told in words', () => {
    expect(() => withSecretFiles({ DATABASE_PASSWORD_FILE: `${file}-not` })).toThrow(
      `DATABASE_PASSWORD_FILE names ${file}-not, which cannot be read`,
    );
    expect(() => withSecretFiles({ PARTNERS_SECRET: 'x', PARTNERS_SECRET_FILE: file })).toThrow(
      'PARTNERS_SECRET and PARTNERS_SECRET_FILE are both set; keep one',
    );
  });
});
