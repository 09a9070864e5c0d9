import { classified, crashFailure, LoadError, mountFailure, supportId } from './failure.ts';

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });

test.each([
  [new LoadError('http', 'x answered 503'), 'http', 'again'],
  [new LoadError('http', 'x answered 404', 'address'), 'http', 'address'],
  [new Error('RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw'), 'evaluation', 'release'],
  [new TypeError('x is not a function'), 'evaluation', 'release'],
  [new Error('RUNTIME-001 Failed to get remoteEntry exports'), 'contract', 'release'],
  [new Error('RUNTIME-014'), 'contract', 'release'],
  [new Error('Module "./app" does not exist in container.'), 'contract', 'release'],
  [new Error('RUNTIME-008 ScriptNetworkError: Script "x" timed out.'), 'timeout', 'again'],
  [new Error('RUNTIME-008 ScriptNetworkError: Failed to load script "x"'), 'network', 'again'],
  [named('ChunkLoadError', 'Loading chunk 7 failed.'), 'chunk', 'again'],
  [new TypeError('no hash is known for /remotes/x'), 'integrity', 'address'],
  ['a thrown string', 'evaluation', 'release'],
])('X5 · %s is %s and reaches %s', (error, kind, scope) => {
  expect(classified(error)).toMatchObject({ kind, scope });
});

test('X5 · what a remote throws while mounting is its own, but our deadline and a lost chunk keep their names', () => {
  expect(mountFailure(new TypeError('boom'))).toMatchObject({ kind: 'mount', scope: 'visit' });
  expect(mountFailure('boom').cause).toBe('boom');
  expect(mountFailure(new Error('the request timed out')).kind).toBe('mount');
  expect(mountFailure(new LoadError('timeout', 'mounting took over 5000 ms'))).toMatchObject({
    kind: 'timeout',
    scope: 'visit',
  });
  expect(mountFailure(named('ChunkLoadError', 'Loading chunk 7 failed.'))).toMatchObject({
    kind: 'chunk',
    scope: 'again',
  });
});

test.each([
  [named('NotFoundError', "Failed to execute 'removeChild' on 'Node'"), 'render', true],
  [named('NotFoundError', "Failed to execute 'insertBefore' on 'Node'"), 'render', true],
  [named('NotFoundError', 'no such record'), 'render', false],
  [named('TypeError', 'removeChild of null'), 'render', false],
  [named('ChunkLoadError', 'Loading chunk 7 failed.'), 'chunk', false],
  [undefined, 'render', false],
])('X5 · a tree broken by %s is %s, from outside: %s', (error, kind, outside) => {
  const crash = crashFailure(error);
  expect([crash.failure.kind, crash.outside]).toEqual([kind, outside]);
});

test('X5 · a support code is six letters that nobody mistakes for one another', () => {
  expect(supportId(() => 0)).toBe('AAAAAA');
  expect(supportId(() => 0.999)).toBe('999999');
  expect(supportId()).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
});
