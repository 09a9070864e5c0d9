import { filesInUse, registerWorker } from './register.ts';

const OWN = 'https://sanchay.example';

test('S1 · the worker receives release files with a known hash, each once, and nothing else', () => {
  const known: Record<string, string> = {
    [`${OWN}/shell/1/shell.a.js`]: 'sha384-a',
    [`${OWN}/remotes/mfe-gold/2/app.b.js`]: 'sha384-b',
    [`${OWN}/remotes/mfe-gold/2/app.b.js?retry=1`]: 'sha384-b',
    'https://second.example/remotes/mfe-gold/2/app.c.js': 'sha384-c',
  };
  const loaded = [
    ...Object.keys(known),
    `${OWN}/shell/1/shell.a.js`,
    `${OWN}/shell/1/unknown.js`,
    `${OWN}/api/v3/x.json`,
  ];
  expect(
    filesInUse(
      loaded.map((name) => ({ name })),
      (url) => known[url] ?? null,
      OWN,
    ),
  ).toEqual([
    { url: '/shell/1/shell.a.js', integrity: 'sha384-a' },
    { url: '/remotes/mfe-gold/2/app.b.js', integrity: 'sha384-b' },
  ]);
});

test('S1 · where the settings turn it off the worker is unregistered', async () => {
  const unregister = jest.fn();
  const register = jest.fn();
  await registerWorker(false, { getRegistration: async () => ({ unregister }), register } as never);
  expect([unregister.mock.calls.length, register.mock.calls.length]).toEqual([1, 0]);
  await registerWorker(false, { getRegistration: async () => undefined } as never);
});

test('S1 · a browser without workers, or that refuses one, disturbs nothing', async () => {
  const register = jest.fn(async () => Promise.reject(new Error('blocked')));
  await expect(registerWorker(true, { register } as never)).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  await expect(registerWorker(true, undefined as never)).resolves.toBeUndefined();
});
