import { addressOn, secondOriginOf } from './secondOrigin.ts';

const PAGE = 'https://sanchay.example/gold?x=1';

test.each([
  [null, '/remotes/mfe-a/1/e.js', 'https://sanchay.example/remotes/mfe-a/1/e.js'],
  [null, 'https://cdn.example/remotes/mfe-a/1/e.js', 'https://cdn.example/remotes/mfe-a/1/e.js'],
  ['https://second.example', '/remotes/mfe-a/1/e.js', 'https://second.example/remotes/mfe-a/1/e.js'],
  [
    'https://second.example',
    'https://cdn.example/remotes/mfe-a/1/e.js',
    'https://second.example/remotes/mfe-a/1/e.js',
  ],
])('X5 · on %s the file %s is %s', (origin, entry, expected) => {
  expect(addressOn(origin, entry, PAGE)).toBe(expected);
});

test.each([
  ['https://second.example/some/path', 'https://second.example'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['', null],
  ['second.example', null],
  ['javascript:alert(1)', null],
])('X5 · the setting %j means the origin %s', (setting, expected) => {
  expect(secondOriginOf(setting)).toBe(expected);
});
