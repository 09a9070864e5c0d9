import { browserOnline } from '../online.ts';
import { wait } from './wait.ts';

describe('wait', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('S12 · it takes exactly as long as requested', async () => {
    let done = false;
    const waiting = wait(500).then(() => (done = true));
    await jest.advanceTimersByTimeAsync(499);
    expect(done).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    await waiting;
  });

  test('S12 · an abort ends it with the reason and leaves no timer', async () => {
    const controller = new AbortController();
    const waiting = wait(500, controller.signal);
    controller.abort('enough');
    await expect(waiting).rejects.toBe('enough');
    expect(jest.getTimerCount()).toBe(0);
    await expect(wait(500, controller.signal)).rejects.toBe('enough');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('S12 · it leaves no listener behind', async () => {
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    const waiting = wait(5, signal);
    await jest.advanceTimersByTimeAsync(5);
    await waiting;
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});

describe('online', () => {
  function fakeWindow(onLine?: boolean) {
    const target = new EventTarget();
    const listeners = { count: 0 };
    return {
      listeners,
      navigator: { onLine },
      dispatch: () => target.dispatchEvent(new Event('online')),
      addEventListener: (...args: Parameters<EventTarget['addEventListener']>) => {
        listeners.count += 1;
        target.addEventListener(...args);
      },
      removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) => {
        listeners.count -= 1;
        target.removeEventListener(...args);
      },
    };
  }

  test('S12 · only a clear no is offline', () => {
    expect(browserOnline(fakeWindow(false)).isOnline()).toBe(false);
    expect(browserOnline(fakeWindow(true)).isOnline()).toBe(true);
    expect(browserOnline(fakeWindow(undefined)).isOnline()).toBe(true);
    expect(browserOnline({}).isOnline()).toBe(true);
    expect(browserOnline().isOnline()).toBe(true);
  });

  test('S12 · while online there is nothing to wait for', async () => {
    const surroundings = fakeWindow(true);
    await browserOnline(surroundings).waitOnline(AbortSignal.abort());
    expect(surroundings.listeners.count).toBe(0);
  });

  test('S12 · the browser’s event ends the wait', async () => {
    const surroundings = fakeWindow(false);
    const { signal } = new AbortController();
    const removed = jest.spyOn(signal, 'removeEventListener');
    let back = false;
    const waiting = browserOnline(surroundings)
      .waitOnline(signal)
      .then(() => (back = true));
    await Promise.resolve();
    expect([back, surroundings.listeners.count]).toEqual([false, 1]);
    surroundings.dispatch();
    await waiting;
    expect(surroundings.listeners.count).toBe(0);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  test('S12 · an abort ends the wait with the reason', async () => {
    const surroundings = fakeWindow(false);
    const controller = new AbortController();
    const waiting = browserOnline(surroundings).waitOnline(controller.signal);
    controller.abort('enough');
    await expect(waiting).rejects.toBe('enough');
    await expect(browserOnline(surroundings).waitOnline(controller.signal)).rejects.toBe('enough');
    expect(surroundings.listeners.count).toBe(0);
  });
});
