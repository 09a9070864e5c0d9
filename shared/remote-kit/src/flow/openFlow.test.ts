import type { FlowPorts } from './flowPorts.ts';
import { announceReturn } from './announceReturn.ts';
import { DEEP_LINK } from './messages.ts';
import { openFlow, type FlowEnd } from './openFlow.ts';
import { startedFlows } from './startedFlows.ts';

const OWN = 'https://sanchay.example';
afterEach(() => startedFlows.clear());

const GATEWAY = 'https://gateway.example';

function setUp({ mobile = false, blocked = false } = {}) {
  const page = new EventTarget();
  const visibility = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const posted: unknown[] = [];
  const channel = Object.assign(new EventTarget(), {
    postMessage: (message: unknown) => void posted.push(message),
    close: () => void posted.push('closed'),
  });
  const led: string[] = [];
  const opened = {
    closed: false,
    close: jest.fn(),
    location: { replace: (to: string) => void led.push(to) },
  };
  const polls = new Map<() => void, number>();
  const looks: [number, () => void][] = [];
  const ports: FlowPorts = {
    origin: OWN,
    mobile,
    open: () => (blocked ? null : opened),
    page,
    visibility,
    channel: () => channel as unknown as BroadcastChannel,
    every(ms, work) {
      polls.set(work, ms);
      return () => void polls.delete(work);
    },
    after(ms, work) {
      looks.push([ms, work]);
      return () => undefined;
    },
  };
  const flow = openFlow(ports, { poll: 500, mobileCheck: 2_000 });
  const ended: (FlowEnd | 'late')[] = [];
  const go = (address = `${GATEWAY}/pay/1`) =>
    flow
      .go({
        address,
        flow: 'pay1',
        isReturn: ({ pathname }) => pathname === '/orders',
        late: () => void ended.push('late'),
      })
      .then((how) => void ended.push(how));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ flow, go, ended, led, opened, polls, looks, posted, settle },
    async message(origin: string, data: unknown) {
      page.dispatchEvent(Object.assign(new Event('message'), { origin, data }));
      await settle();
    },
    async broadcast(data: unknown) {
      if (!posted.includes('closed')) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
      await settle();
    },
    async deepLink(address: string) {
      const event = new CustomEvent(DEEP_LINK, { detail: new URL(address), cancelable: true });
      page.dispatchEvent(event);
      await settle();
      return event.defaultPrevented;
    },
    async become(state: DocumentVisibilityState) {
      visibility.visibilityState = state;
      visibility.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    async tick() {
      for (const work of [...polls.keys()]) work();
      await settle();
    },
  };
}

const complete = { type: 'redirect_complete', flow: 'pay1' };

test('S17 · the window opens at the click and is led on when the address is known', async () => {
  const { flow, go, led, ended } = setUp();
  expect([flow.blocked, led]).toEqual([false, []]);
  void go();
  expect(led).toEqual(['https://gateway.example/pay/1']);
  expect(ended).toEqual([]);
});

test.each([
  ['the own origin, by name', OWN, complete],
  ['the origin that the window was led to', GATEWAY, complete],
  ['the bare word', GATEWAY, 'redirect_complete'],
])('S17 · a redirect_complete from %s ends it as complete', async (_name, origin, data) => {
  const { go, ended, message, polls } = setUp();
  void go();
  await message(origin, data);
  expect(ended).toEqual(['complete']);
  expect(polls.size).toBe(0);
});

test.each([
  ['a foreign origin', 'https://evil.example', complete],
  ['a foreign origin with the bare word', 'https://evil.example', 'redirect_complete'],
  ['an origin that only begins alike', `${GATEWAY}.evil.example`, complete],
  ['the gateway for another flow', GATEWAY, { type: 'redirect_complete', flow: 'pay2' }],
  ['the gateway with something else', GATEWAY, { type: 'redirect_heard', flow: 'pay1' }],
  ['the gateway with nothing', GATEWAY, null],
])('S17 · a message of %s is ignored', async (_name, origin, data) => {
  const { go, ended, message } = setUp();
  void go();
  await message(origin, data);
  expect(ended).toEqual([]);
});

test("S17 · the return page's message over the channel is received and acknowledged; another flow’s is not", async () => {
  const { go, ended, broadcast, posted } = setUp();
  void go();
  await broadcast({ type: 'redirect_complete', flow: 'pay2' });
  expect([ended, posted]).toEqual([[], []]);
  await broadcast(complete);
  expect(ended).toEqual(['complete']);
  expect(posted).toEqual([{ type: 'redirect_heard', flow: 'pay1' }, 'closed']);
});

test('S17 · a deep link to the return address ends it as complete and is taken; others are left to the app', async () => {
  const { go, ended, deepLink } = setUp();
  void go();
  expect(await deepLink(`${OWN}/gold`)).toBe(false);
  expect(await deepLink('https://evil.example/orders')).toBe(false);
  expect(ended).toEqual([]);
  expect(await deepLink(`${OWN}/orders?payment=pay1`)).toBe(true);
  expect(ended).toEqual(['complete']);
});

test('S17 · the window is looked at every 500 ms; closed without a word it ends as closed, once', async () => {
  const { go, ended, opened, polls, tick, message } = setUp();
  void go();
  expect([...polls.values()]).toEqual([500]);
  await tick();
  expect(ended).toEqual([]);
  opened.closed = true;
  await tick();
  expect([ended, polls.size]).toEqual([['closed'], 0]);
  await message(OWN, complete);
  expect(ended).toEqual(['closed']);
});

test('S17 · a window that returns to this site looks closed before its page sends a message, and still gets its acknowledgement', async () => {
  const { go, ended, opened, tick, broadcast, posted } = setUp();
  void go();
  opened.closed = true;
  await tick();
  expect([ended, posted]).toEqual([['closed'], []]);
  await broadcast(complete);
  expect(ended).toEqual(['closed', 'late']);
  expect(posted).toEqual([{ type: 'redirect_heard', flow: 'pay1' }, 'closed']);
});

test('S17 · the page that began a flow never takes itself for the one that came back', () => {
  const { go } = setUp();
  void go();
  const channel = jest.fn();
  announceReturn('pay1', { channel, close: () => undefined });
  expect(channel).not.toHaveBeenCalled();
  announceReturn('another', { channel: channel.mockReturnValue(null), close: () => undefined });
  expect(channel).toHaveBeenCalledTimes(1);
});

test('S17 · on a phone nothing is polled: 2 s after the return to the page it is looked at once', async () => {
  const { go, ended, opened, polls, looks, become, settle } = setUp({ mobile: true });
  void go();
  opened.closed = true;
  await become('hidden');
  expect([polls.size, looks.length]).toEqual([0, 0]);
  await become('visible');
  expect(looks.map(([ms]) => ms)).toEqual([2_000]);
  expect(ended).toEqual([]);
  looks[0]![1]();
  await settle();
  expect(ended).toEqual(['closed']);
});

test('S17 · on a phone a window that is still open goes on, and the word within the 2 s counts', async () => {
  const { go, ended, opened, looks, become, broadcast, settle } = setUp({ mobile: true });
  void go();
  await become('visible');
  looks[0]![1]();
  await settle();
  expect(ended).toEqual([]);
  opened.closed = true;
  await become('visible');
  await broadcast(complete);
  looks[1]![1]();
  await settle();
  expect(ended).toEqual(['complete']);
});

test('S17 · a blocked window is reported, and the return in another tab is still received', async () => {
  const { flow, go, ended, tick, broadcast } = setUp({ blocked: true });
  expect(flow.blocked).toBe(true);
  void go();
  await tick();
  expect(ended).toEqual([]);
  await broadcast(complete);
  expect(ended).toEqual(['complete']);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
  'S17 · %s is not followed',
  async (address) => {
    const { go, led, opened } = setUp();
    await expect(go(address)).rejects.toThrow(`not a web address: ${address}`);
    expect([led, opened.close.mock.calls.length]).toEqual([[], 1]);
  },
);

test('S17 · a flow that the user leaves receives nothing more and keeps its window; an abandoned one closes it', async () => {
  const { flow, go, ended, opened, message, tick, broadcast, posted } = setUp();
  void go();
  flow.leave();
  opened.closed = true;
  await message(OWN, complete);
  await tick();
  await broadcast(complete);
  expect([ended, opened.close.mock.calls.length, posted]).toEqual([[], 0, ['closed']]);
  flow.abandon();
  expect(opened.close).toHaveBeenCalledTimes(1);
});
