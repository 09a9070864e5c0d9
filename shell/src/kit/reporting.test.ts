import type { ErrorService } from './reporting.ts';

/** Each test has a module of its own: the buffer is the page's. */
async function fresh() {
  jest.resetModules();
  return import('./reporting.ts');
}

function fake(): { service: ErrorService; errors: [unknown, unknown][]; mounts: string[] } {
  const errors: [unknown, unknown][] = [];
  const mounts: string[] = [];
  return {
    errors,
    mounts,
    service: {
      error: (error, tags) => void errors.push([error, tags]),
      mount: ({ remote }) => void mounts.push(remote),
    },
  };
}

const mounted = (remote: string) => ({
  remote,
  release: '1',
  owner: 'x',
  outcome: 'mounted',
  start: 0,
  end: 1,
  phases: [],
});

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)));
afterEach(() => warn.mockRestore());

test('X9 · what is reported before the error service is there is sent then, in order, the rest at once', async () => {
  const { reportError, reportMount, startErrorService } = await fresh();
  const { service, errors, mounts } = fake();
  reportError('first', { kind: 'network', cause: new Error('kept here') });
  reportMount(mounted('mfe-gold'));
  await startErrorService('https://key@errors.example/1', async () => service);
  reportError('second');
  expect(errors).toEqual([
    ['first', { kind: 'network' }],
    ['second', {}],
  ]);
  expect(mounts).toEqual(['mfe-gold']);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('X9 · without a DSN no error service is brought', async () => {
  const { startErrorService } = await fresh();
  const open = jest.fn();
  await startErrorService('', open);
  expect(open).not.toHaveBeenCalled();
});

test('X9 · at most 50 early reports are kept', async () => {
  const { reportError, startErrorService } = await fresh();
  const { service, errors } = fake();
  for (let at = 1; at <= 51; at += 1) reportError(at);
  await startErrorService('https://key@errors.example/1', async () => service);
  expect(errors.map(([error]) => error)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
});

test('X9 · an error service that cannot be loaded disturbs nothing, and the next try sends what waited', async () => {
  const { reportError, startErrorService } = await fresh();
  const { service, errors } = fake();
  reportError('first');
  await startErrorService('https://key@errors.example/1', () => Promise.reject(new Error('blocked')));
  await startErrorService('https://key@errors.example/1', async () => service);
  expect(errors).toEqual([['first', {}]]);
});
