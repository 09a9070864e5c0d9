import { busEvents, type BusEventName } from '@sanchay/contracts';
import { CHANNEL_NAME, openChannel } from './channel.ts';
import { createBus, type BusChannel, type BusFault } from './index.ts';

/** Tabs connected as BroadcastChannel connects them: every tab but the sender receives a message. */
function fakeTabs() {
  const posted: unknown[] = [];
  const tabs: { hear: (data: unknown) => void }[] = [];
  const channel = (): BusChannel => {
    const self = { hear: (_: unknown) => {} };
    tabs.push(self);
    return {
      postMessage(message) {
        posted.push(message);
        for (const tab of tabs) if (tab !== self) tab.hear(structuredClone(message));
      },
      addEventListener(type, listener) {
        expect(type).toBe('message');
        self.hear = (data) => listener({ data });
      },
    };
  };
  return { posted, channel, send: (data: unknown) => tabs.forEach((tab) => tab.hear(data)) };
}

const account = { portfolioId: 'p2', name: 'Asha', onboardingState: 13 };
const faults: BusFault[] = [];
const report = (fault: BusFault) => faults.push(fault);
beforeEach(() => faults.splice(0));

describe('events across tabs', () => {
  test.each(
    (Object.keys(busEvents) as BusEventName[]).map((name) => [name, busEvents[name].crossTab] as const),
  )('X6 · %s crosses: %s', (name, crosses) => {
    const { posted, channel } = fakeTabs();
    const here = createBus({ channel: channel(), report });
    const there = createBus({ channel: channel(), report });
    const seen: unknown[] = [];
    there.on(name).subscribe((payload) => seen.push(payload));
    here.emit(name, { value: 1 } as never);
    expect(posted).toEqual(crosses ? [{ name, payload: { value: 1 } }] : []);
    expect(seen).toEqual(crosses ? [{ value: 1 }] : []);
  });

  test('X6 · what came from another tab is delivered once, kept as state and never sent on', () => {
    const { posted, channel } = fakeTabs();
    const here = createBus({ channel: channel(), report, now: () => 7 });
    const there = createBus({ channel: channel(), report, now: () => 8 });
    const seen: string[] = [];
    here.on('account/switched').subscribe(() => seen.push('here'));
    there.on('account/switched').subscribe(() => seen.push('there'));
    here.emit('account/switched', account);
    expect(posted).toHaveLength(1);
    expect(seen).toEqual(['there', 'here']);
    expect(there.state('account/switched')).toEqual(account);
    const recent = { name: 'account/switched', payload: account };
    expect(here.recent()).toEqual([{ at: 7, owner: 'shell', origin: 'here', ...recent }]);
    expect(there.recent()).toEqual([{ at: 8, owner: 'tab', origin: 'tab', ...recent }]);
  });

  test('X6 · other tabs see nested events in the order of their causes', () => {
    const { posted, channel } = fakeTabs();
    const here = createBus({ channel: channel(), report });
    here.on('account/switched').subscribe(() => here.emit('session/ended', { reason: 'logout' }));
    here.emit('account/switched', account);
    expect(posted).toMatchObject([{ name: 'account/switched' }, { name: 'session/ended' }]);
  });

  test('X6 · a forbidden event does not leave the page', () => {
    const { posted, channel } = fakeTabs();
    const here = createBus({ channel: channel(), report, production: true });
    here.scoped('mfe-gold').emit('session/ended', { reason: 'logout' });
    expect(posted).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'session/ended'],
    ['no name', { payload: {} }],
    ['a name that is not text', { name: 7, payload: {} }],
    ['an unknown event', { name: 'no/such', payload: {} }],
    ['a name of the prototype', { name: 'constructor', payload: {} }],
    ['an event that stays in its tab', { name: 'session/changed', payload: { loggedIn: true } }],
    ['no payload', { name: 'session/ended' }],
    ['a null payload', { name: 'session/ended', payload: null }],
    ['a payload of text', { name: 'session/ended', payload: 'logout' }],
    ['a payload that is a list', { name: 'session/ended', payload: [] }],
  ])('X6 · a message with %s is ignored', (_, message) => {
    const { send, channel } = fakeTabs();
    const bus = createBus({ channel: channel(), report });
    const seen: unknown[] = [];
    bus.on('session/ended').subscribe((payload) => seen.push(payload));
    bus.on('session/changed').subscribe((payload) => seen.push(payload));
    expect(() => send(message)).not.toThrow();
    expect([seen, bus.recent(), faults]).toEqual([[], [], []]);
  });

  test('X6 · a channel that cannot send is reported and the page still receives the event', () => {
    const closed = new Error('closed');
    const bus = createBus({
      report,
      channel: {
        postMessage() {
          throw closed;
        },
        addEventListener() {},
      },
    });
    const port = bus.scoped('mfe-gold');
    port.emit('cart/changed', { cartId: 'c1', revision: 1, count: 1 });
    expect(bus.state('cart/changed')?.revision).toBe(1);
    expect(faults).toEqual([{ owner: 'mfe-gold', event: 'cart/changed', error: closed }]);
  });
});

describe('openChannel', () => {
  class FakeBroadcastChannel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage() {}
    addEventListener() {}
  }

  test('X6 · a page gets the channel sanchay-bus', () => {
    const channel = openChannel({ document: {}, BroadcastChannel: FakeBroadcastChannel });
    expect(channel).toBeInstanceOf(FakeBroadcastChannel);
    expect(channel).toMatchObject({ name: 'sanchay-bus' });
    expect(CHANNEL_NAME).toBe('sanchay-bus');
  });

  test('X6 · a server or a browser without it gets none', () => {
    expect(openChannel({ BroadcastChannel: FakeBroadcastChannel })).toBeNull();
    expect(openChannel({ document: {} })).toBeNull();
    expect(openChannel()).toBeNull();
  });
});
