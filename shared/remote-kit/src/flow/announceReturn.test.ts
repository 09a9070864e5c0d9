import { announceReturn } from './announceReturn.ts';

function setUp() {
  const posted: unknown[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => void posted.push(message),
    close: () => void posted.push('closed'),
  });
  const close = jest.fn();
  const stop = announceReturn('pay1', { channel: () => channel as unknown as BroadcastChannel, close });
  const hear = (data: unknown) => channel.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { posted, close, stop, hear };
}

test('S17 · the return page announces the return and closes when another page waited for it', () => {
  const { posted, close, hear } = setUp();
  expect(posted).toEqual([{ type: 'redirect_complete', flow: 'pay1' }]);
  hear({ type: 'redirect_heard', flow: 'pay2' });
  hear({ type: 'redirect_complete', flow: 'pay1' });
  hear('redirect_heard');
  expect(close).not.toHaveBeenCalled();
  hear({ type: 'redirect_heard', flow: 'pay1' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('S17 · where nobody waited, or no channel is there, the page stays', () => {
  const { close, stop, posted } = setUp();
  stop();
  expect(posted.at(-1)).toBe('closed');
  expect(close).not.toHaveBeenCalled();
  expect(() => announceReturn('pay1', { channel: () => null, close })()).not.toThrow();
});
