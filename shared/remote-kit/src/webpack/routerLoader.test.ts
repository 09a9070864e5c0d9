import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import routerLoader from './routerLoader.ts';

test('M3 · what names links and forms goes, and what makes them may be left out', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'RouteContext.displayName = "Route";',
    '    let Inner = React10.forwardRef(',
  ].join('\n');
  expect(routerLoader(source).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'RouteContext.displayName = "Route";',
    '    let Inner = React10.forwardRef(',
  ]);
});

test('M3 · the installed router is still written in that way', () => {
  const folder = path.join(import.meta.dirname, '../../../../node_modules/react-router/dist/production');
  const chunks = readdirSync(folder).filter((file) => /^chunk-\w+\.mjs$/.test(file));
  const source = chunks.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const lean = routerLoader(source);
  expect(source).toMatch(/^Link\.displayName = /m);
  expect(lean).not.toMatch(/^(?:Link|NavLink|Form)\.displayName = /m);
  expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
});
