import ts from 'typescript';
import { eventDrift, type RemoteFacts } from './apiReport.ts';
import { usageOf } from './usage.ts';

const parse = (text: string) =>
  ts.createSourceFile('/somewhere/Screen.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const usage = (text: string) => usageOf([parse(text)]);

test('X6 · calls are reported by their literal names, each once and in order', () => {
  const text = `
    useWrite('pay'); useCall('cart', {}); client.call('order', { params }); pageClient.call('cart');
    refreshCalls('holdings'); fn.call('goldOrders'); call('orders');`;
  expect(usage(text).calls).toEqual(['cart', 'order', 'pay']);
});

test.each(['useCall(name)', 'client.call(NAMES[0])', "useWrite('payNow')", 'useCall()'])(
  'X6 · %s cannot be determined, and the place is named',
  (call) => {
    expect(() => usage(`\n${call}`)).toThrow(
      'Screen.tsx:2: write the name of the call as it stands in the contracts, so that the API report can tell it.',
    );
  },
);

test('X6 · emit publishes; hooks of the kit and every other function with an event listen', () => {
  const text = `
    bus.emit('cart/changed', state); useSession(); useLaterEvents('order/changed', fn); bus.on('nav/published');
    useBusState('account/switched'); label('no/event'); emit(name);`;
  expect(usage(text)).toEqual({
    calls: [],
    publishes: ['cart/changed'],
    listens: ['account/switched', 'nav/published', 'order/changed', 'session/changed'],
  });
  expect(usage('useRequiredSession()').listens).toEqual(['session/changed']);
});

test('X6 · what remote.json omits or invents is reported in a sentence', () => {
  const facts = {
    description: { name: 'mfe-tax', publishes: ['cart/changed'], listens: [] },
    usage: { calls: [], publishes: [], listens: ['nav/published'] },
  } as unknown as RemoteFacts;
  expect(eventDrift(facts)).toEqual([
    'mfe-tax/remote.json says that it publishes cart/changed, no source does: remove it',
    'mfe-tax listens to nav/published in its sources: add it to "listens" of mfe-tax/remote.json',
  ]);
});
