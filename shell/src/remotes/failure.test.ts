import { classify, ContractError, DeadlineError } from './failure.ts';

test.each([
  [new DeadlineError('loading', 5000), 'timeout'],
  [new ContractError('no'), 'contract'],
  [new Error('ScriptExecutionError: Script "x" loaded but threw'), 'evaluation'],
  [new TypeError('x is not a function'), 'evaluation'],
  [new Error('RUNTIME-001 Failed to get remoteEntry exports'), 'contract'],
  [new Error('Module "./app" does not exist in container.'), 'contract'],
  [new Error('ScriptNetworkError: Script "x" timed out.'), 'timeout'],
  [new Error('ScriptNetworkError: Failed to load script'), 'network'],
  ['a thrown string', 'network'],
])('X4 · %s is %s', (error, kind) => {
  expect(classify(error)).toBe(kind);
});
