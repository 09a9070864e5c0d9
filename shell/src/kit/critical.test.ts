import { criticalOperations } from './critical.ts';

function page() {
  const listeners = new Set<(event: Event) => void>();
  return {
    leave() {
      let asked = 0;
      for (const listener of listeners) listener({ preventDefault: () => (asked += 1) } as unknown as Event);
      return asked;
    },
    target: {
      addEventListener: (_type: 'beforeunload', listener: (event: Event) => void) =>
        void listeners.add(listener),
      removeEventListener: (_type: 'beforeunload', listener: (event: Event) => void) =>
        void listeners.delete(listener),
    },
  };
}

test('X5 · while an operation is open the browser requests confirmation before leaving, once, and no longer than that', () => {
  const { leave, target } = page();
  const critical = criticalOperations(target);
  expect(leave()).toBe(0);
  const first = critical.begin('mfe-a', 'order');
  const second = critical.begin('mfe-a', 'payment');
  expect([leave(), critical.any()]).toEqual([1, true]);
  first();
  first();
  expect([leave(), critical.any()]).toEqual([1, true]);
  second();
  expect([leave(), critical.any()]).toEqual([0, false]);
});

test('X2 · what must wait goes on with the end of the last operation, or at once when there is none', async () => {
  const critical = criticalOperations(page().target);
  await expect(critical.clear()).resolves.toBeUndefined();
  const ends = [critical.begin('mfe-a', 'order'), critical.begin('mfe-b', 'payment')];
  let went = 0;
  const waiting = [critical.clear(), critical.clear()].map((clear) => clear.then(() => (went += 1)));
  ends[0]!();
  await Promise.resolve();
  expect(went).toBe(0);
  ends[1]!();
  await Promise.all(waiting);
  expect(went).toBe(2);
});

test('X2 · a request keeps the release and does not hold the page', async () => {
  const { leave, target } = page();
  const critical = criticalOperations(target);
  const end = critical.request('createOrder');
  expect([leave(), critical.any()]).toEqual([0, true]);
  const clear = critical.clear();
  end();
  end();
  await expect(clear).resolves.toBeUndefined();
  expect(critical.any()).toBe(false);
});
