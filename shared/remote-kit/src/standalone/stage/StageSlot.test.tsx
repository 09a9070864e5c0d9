import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { waitFor } from '@testing-library/react';
import type { MountContext, MountedRemote, RemoteModule } from '../../remote/contract.ts';
import { faultyRemote, SLOW_MOUNT } from './faultyRemote.ts';
import { StageSlot } from './StageSlot.ts';

function setUp(module: Partial<RemoteModule>, setTimer: typeof setTimeout = setTimeout) {
  const shown: string[] = [];
  const disposed: number[] = [];
  let retry: () => void = () => undefined;
  let context: MountContext | null = null;
  let unmounts = 0;
  const place = document.createElement('main');
  const mounted: MountedRemote = { unmount: async () => void (unmounts += 1) };
  const slot = new StageSlot({
    place,
    face: {
      skeleton: () => void shown.push('skeleton'),
      card: (error, again) => {
        retry = again;
        shown.push(error.message);
      },
      clear: () => void shown.push('clear'),
    },
    load: async () => ({
      contracts: '^2.0.0',
      async mount(given) {
        context = given;
        given.element.textContent = 'here';
        return mounted;
      },
      ...module,
    }),
    platform: () => ({ dispose: () => void disposed.push(1) }) as never,
    setTimer,
  });
  return {
    slot,
    place,
    shown,
    disposed,
    retry: () => retry(),
    context: () => context!,
    unmounts: () => unmounts,
  };
}

test('X6 · a remote alone is mounted by the shell’s contract and leaves nothing behind', async () => {
  const { slot, place, shown, disposed, unmounts } = setUp({});
  await slot.open();
  expect([shown, place.textContent]).toEqual([['skeleton', 'clear'], 'here']);
  await slot.close();
  expect([place.childElementCount, unmounts(), disposed]).toEqual([0, 1, [1]]);
});

test('X6 · contracts out of range are reported with both sides', async () => {
  const { slot, shown } = setUp({ contracts: '^3.0.0' });
  await slot.open();
  expect(shown).toEqual(['skeleton', `It needs contracts ^3.0.0; the shell has ${CONTRACTS_VERSION}.`]);
});

test('X6 · a remote that throws while it mounts shows the card, and Retry tries anew', async () => {
  let tries = 0;
  const { slot, shown, retry } = setUp({
    async mount() {
      tries += 1;
      throw new Error('broken');
    },
  });
  await slot.open();
  expect(shown).toEqual(['skeleton', 'broken']);
  retry();
  await waitFor(() => expect(shown).toHaveLength(4));
  expect([tries, shown]).toEqual([2, ['skeleton', 'broken', 'skeleton', 'broken']]);
});

test('X6 · a tree that breaks once it is shown is taken away and the card stands there, once', async () => {
  const { slot, place, shown, context, unmounts, disposed } = setUp({});
  await slot.open();
  context().onCrash(new Error('render'));
  context().onCrash(new Error('again'));
  await waitFor(() => expect(shown).toEqual(['skeleton', 'clear', 'render']));
  await waitFor(() => expect(place.childElementCount).toBe(0));
  expect([place.childElementCount, unmounts(), disposed]).toEqual([0, 1, [1]]);
});

test('X6 · one that does not mount within five seconds is given up, and what comes later is taken away', async () => {
  let finish: (mounted: MountedRemote) => void = () => undefined;
  let late = 0;
  const deadlines: unknown[] = [];
  const { slot, shown } = setUp({ mount: () => new Promise((resolve) => (finish = resolve)) }, ((
    work: () => void,
    ms: number,
  ) => {
    deadlines.push(ms);
    queueMicrotask(work);
  }) as never);
  await slot.open();
  expect([deadlines, shown]).toEqual([[5_000], ['skeleton', 'Mounting took over 5000 ms.']]);
  finish({ unmount: async () => void (late += 1) });
  await Promise.resolve();
  expect(late).toBe(1);
});

test('X6 · the faults of the workbench: slow waits, mount throws, none changes nothing', async () => {
  const waits: number[] = [];
  const module: RemoteModule = {
    contracts: '^2.0.0',
    mount: async () => ({ unmount: async () => undefined }),
  };
  const mount = (fault: 'none' | 'slow' | 'mount') =>
    faultyRemote(module, fault, async (ms) => void waits.push(ms)).mount({} as MountContext);
  await mount('none');
  await mount('slow');
  expect(waits).toEqual([SLOW_MOUNT]);
  expect(SLOW_MOUNT).toBe(3_000);
  await expect(mount('mount')).rejects.toThrow('The workbench made this remote throw while it mounted.');
});
