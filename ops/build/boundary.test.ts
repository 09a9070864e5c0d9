import { hasBoundary } from './boundary.ts';

const kit = `import { defineRemote } from '@sanchay/remote-kit';\n`;

test.each([
  ['made by defineRemote', `${kit}export default defineRemote({ name: 'a' });`, true],
  ['a constant made by it', `${kit}const remote = defineRemote({});\nexport default remote;`, true],
  [
    'made by it under another name',
    `import { defineRemote as make } from '@sanchay/remote-kit';\nexport default make({});`,
    true,
  ],
  ['a component', `${kit}export default function Gold() { return <p>{String(defineRemote)}</p>; }`, false],
  [
    'what defineRemote wraps, by itself',
    `${kit}const Root = () => <p />;\ndefineRemote({ Root });\nexport default Root;`,
    false,
  ],
  ['missing', `${kit}export const remote = defineRemote({});`, false],
  [
    'made by a namesake of another package',
    `import { defineRemote } from './own.ts';\nexport default defineRemote({});`,
    false,
  ],
  [
    'made by another function of the kit',
    `import { usePlatform } from '@sanchay/remote-kit';\nexport default usePlatform({});`,
    false,
  ],
  [
    'a variable that may change',
    `${kit}let remote = defineRemote({});\nremote = null;\nexport default remote;`,
    false,
  ],
  ['made by the member of an object', `${kit}export default kit.defineRemote({});`, false],
])('X4 · a default export that is %s has a boundary: %#', (_name, source, expected) => {
  expect(hasBoundary(source)).toBe(expected);
});
