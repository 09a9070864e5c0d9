import { globSync } from 'node:fs';
import path from 'node:path';
import { crowdedFolders, FOLDER_LIMIT } from './folderSizes.ts';

const root = path.join(__dirname, '../..');

const sourceFiles = () =>
  globSync('{api,bench,e2e,mfe-*,ops,shared,shell}/**/*.{ts,tsx,mjs,cjs,js}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });

describe('sizes of source folders', () => {
  test('X6 · no folder holds more than 25 source files, tests excluded', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(2_000);
    expect([...crowdedFolders(files).keys()]).toEqual([]);
  });

  test('X6 · a folder of 26 files is found; tests, other files and subfolders do not count', () => {
    const sources = Array.from({ length: FOLDER_LIMIT }, (_, index) => `api/src/orders/part${index}.ts`);
    const others = ['api/src/orders/a.test.ts', 'api/src/orders/a.json', 'api/src/orders/cart/a.ts'];
    expect(crowdedFolders([...sources, ...others]).size).toBe(0);
    expect(crowdedFolders([...sources, 'api/src/orders/one.ts'])).toEqual(
      new Map([['api/src/orders', FOLDER_LIMIT + 1]]),
    );
  });
});
