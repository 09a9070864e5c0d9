import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSecretFiles } from './secretFiles.ts';

describe('secrets in files', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secret-')), 'secret');

  test('X7 · a secret is read from its file without the line end, all else stays', () => {
    writeFileSync(file, 'one two \n');
    const env = { PORT: '1', PARTNER_SECRET_KYC_FILE: file, DATABASE_PASSWORD: 'given' };
    expect(withSecretFiles(env)).toEqual({ ...env, PARTNER_SECRET_KYC: 'one two' });
    expect(withSecretFiles({ PORT: '1' })).toEqual({ PORT: '1' });
  });

  test('X7 · a missing file, and a secret that is provided twice, are reported with a clear message', () => {
    expect(() => withSecretFiles({ DATABASE_PASSWORD_FILE: `${file}-not` })).toThrow(
      `DATABASE_PASSWORD_FILE names ${file}-not, which cannot be read`,
    );
    expect(() => withSecretFiles({ PARTNER_SECRET_KYC: 'x', PARTNER_SECRET_KYC_FILE: file })).toThrow(
      'PARTNER_SECRET_KYC and PARTNER_SECRET_KYC_FILE are both set; keep one',
    );
  });
});
