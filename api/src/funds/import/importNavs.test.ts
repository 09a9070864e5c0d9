import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await testApi();
  folder = mkdtempSync(path.join(tmpdir(), 'sanchay-import-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

/** Runs the program as an operator does. */
function program(content: string | Buffer, ...more: string[]) {
  const file = path.join(folder, 'navs');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('api/src/funds/importNavs.ts'), file, ...more],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: api.ownerUrl, NODE_OPTIONS: '' },
    },
  );
  return { status, stdout, stderr };
}

describe('npm run import:navs', () => {
  test('I2 takes a zipped history and reports what became of it', async () => {
    const csv = 'scheme_code,date,nav\n900001,2026-11-18,10.5\n900001,2026-11-19,0\n';
    const first = program(gzipSync(csv), '--history');
    expect(first.status).toBe(0);
    expect(first.stdout).toContain('read 2 rows (a history)');
    expect(first.stdout).toContain('accepted 1 (new 1, corrected 0), unchanged 0, refused 1');
    expect(program(csv).stdout).toContain('accepted 0 (new 0, corrected 0), unchanged 1, refused 1');
    expect(await api.db.query('SELECT nav FROM schemes WHERE amfi_code = 900001')).toEqual([
      { nav: '10.5000' },
    ]);
  });

  test('I2 ends with code 1 and words, and changes nothing', async () => {
    const [before] = await api.db.query('SELECT version FROM market_version');
    const page = program('<html>404 Not Found</html>');
    expect([page.status, page.stderr]).toEqual([
      1,
      'This is a web page, most likely an error page, not a NAV file. Nothing was changed.\n',
    ]);
    const half = program(gzipSync('scheme_code,date,nav\n900001,2026-11-18,10.5\n').subarray(0, 30));
    expect([half.status, half.stderr]).toEqual([
      1,
      'The gzip file is damaged or cut off. Nothing was changed.\n',
    ]);
    const extra = program('', 'another');
    expect([extra.status, extra.stderr.split('\n')[0]]).toEqual([
      1,
      'npm run import:navs -- FILE [--history]',
    ]);
    expect(program('', '--nonsense').status).toBe(1);
    expect(await api.db.query('SELECT version FROM market_version')).toEqual([before]);
  });

  test('I2 reports that there is no such file', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('api/src/funds/importNavs.ts'), path.join(folder, 'none')],
      {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: api.ownerUrl, NODE_OPTIONS: '' },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('The file cannot be read: ENOENT');
  });
});
