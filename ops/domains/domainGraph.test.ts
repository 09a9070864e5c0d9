import path from 'node:path';
import { API_FOUNDATIONS, cycleIn, domainGraph, sourcesBelow } from './domainGraph.ts';

const root = path.join(__dirname, '../..');
const graphOfApi = (files: ReadonlyMap<string, string>) => domainGraph(files, API_FOUNDATIONS);

describe('the domains of the API', () => {
  test('X7 · no domain imports one that imports it, directly or through others', () => {
    const graph = graphOfApi(sourcesBelow(path.join(root, 'api/src')));
    expect(graph.size).toBeGreaterThan(40);
    expect(cycleIn(graph)).toBeNull();
  });

  test('X7 · a cycle is found, also where it is made of types and of different files', () => {
    const files = new Map([
      ['users/index.ts', "export { grant } from './grant.ts';"],
      ['users/grant.ts', "import type { Order } from '../orders/index.ts';"],
      ['orders/index.ts', "export type { Order } from './rows.ts';"],
      ['orders/pay.ts', "import { confirm } from '../payments/index.ts';"],
      ['payments/index.ts', "import { grant } from '../users/index.ts';"],
    ]);
    expect(cycleIn(graphOfApi(files))).toEqual(['users', 'orders', 'payments', 'users']);
  });

  test('X7 · tests and foundations make no cycle', () => {
    const files = new Map([
      ['users/index.ts', "import { implement } from '../platform/implement.ts';"],
      ['platform/context.ts', "import type { Vault } from '../vault/index.ts';"],
      ['vault/index.ts', "import type { Caller } from '../users/index.ts';"],
      ['users/users.test.ts', "import { openVault } from '../vault/index.ts';"],
      ['main.ts', "import { users } from './users/index.ts';"],
    ]);
    expect(cycleIn(graphOfApi(files))).toBeNull();
  });
});

describe('the folders of the shell', () => {
  test('X7 · no folder imports one that imports it, directly or through others, lazily or for types', () => {
    const graph = domainGraph(sourcesBelow(path.join(root, 'shell/src')));
    expect(graph.size).toBeGreaterThan(20);
    expect(cycleIn(graph)).toBeNull();
  });

  test('X7 · a cycle through import() is found', () => {
    const files = new Map([
      ['search/SearchHost.tsx', "import { useShell } from '../kit/shellContext.ts';"],
      ['kit/shellContext.ts', "const search = () => import('../search/SearchHost.tsx');"],
    ]);
    expect(cycleIn(domainGraph(files))).toEqual(['search', 'kit', 'search']);
  });
});
