import { criticalOperations } from '../kit/critical.ts';
import { followVisibility } from './visibility.ts';

function page({ tooLong = false, signedIn = true } = {}) {
  const done: string[] = [];
  const critical = criticalOperations({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  let listen: () => void = () => undefined;
  const target = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_type: string, listener: () => void) => (listen = listener),
  };
  followVisibility(
    {
      idle: { touch: () => void done.push('noted'), tooLong: () => tooLong },
      live: { open: () => void done.push('open'), close: () => void done.push('close') },
      critical,
      signedIn: () => signedIn,
      endIdle: () => void done.push('ended'),
    },
    target as never,
  );
  const become = async (state: DocumentVisibilityState) => {
    target.visibilityState = state;
    listen();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { done, critical, become };
}

test('S3 · a hidden page records the time and receives nothing; shown again in time it continues', async () => {
  const { done, become } = page();
  await become('hidden');
  await become('visible');
  expect(done).toEqual(['noted', 'close', 'noted', 'open']);
});

test('S3 · shown again after too long the session ends, and no events are requested', async () => {
  const { done, become } = page({ tooLong: true });
  await become('visible');
  expect(done).toEqual(['ended']);
});

test('S3 · nobody signed in, nobody logged out', async () => {
  const { done, become } = page({ tooLong: true, signedIn: false });
  await become('visible');
  expect(done).toEqual(['noted', 'open']);
});

test('X5 · a payment that is still open is not cut by the idle logout, which follows it', async () => {
  const { done, become, critical } = page({ tooLong: true });
  const paid = critical.begin('mfe-a', 'payment');
  await become('visible');
  expect(done).toEqual(['open']);
  paid();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['open', 'ended']);
});
