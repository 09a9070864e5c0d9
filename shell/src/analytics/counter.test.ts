import { createCounter } from './counter.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');

function setUp(state: { answer: 'yes' | 'no' | null; token: string | null }) {
  const sent: [{ visit: string; events: { seq: number }[] }, string | null][] = [];
  const counter = createCounter({
    visit: 'a-visit',
    now: () => NOW,
    answer: () => state.answer,
    token: () => state.token,
    send: (body, token) => void sent.push([JSON.parse(body), token]),
  });
  return { counter, sent, state };
}
const asha = { answer: 'yes', token: 'of-asha' } as const;

test('S15 · events wait and go together, each with its place and the server’s time', () => {
  const { counter, sent } = setUp(asha);
  counter.count('area_opened', { area: 'mfe-gold', route: '/gold' });
  counter.count('order_moved', { status: 'successful' });
  expect(sent).toEqual([]);
  counter.flush();
  counter.flush();
  const at = '2026-11-20T10:00:00.000Z';
  expect(sent).toEqual([
    [
      {
        visit: 'a-visit',
        events: [
          { seq: 1, at, name: 'area_opened', properties: { area: 'mfe-gold', route: '/gold' } },
          { seq: 2, at, name: 'order_moved', properties: { status: 'successful' } },
        ],
      },
      'of-asha',
    ],
  ]);
});

test('S15 · the twentieth event sends them all at once, and places go on', () => {
  const { counter, sent } = setUp(asha);
  for (let at = 1; at <= 21; at += 1) counter.count('account_switched', {});
  counter.flush();
  expect(sent.map(([{ events }]) => events.map(({ seq }) => seq))).toEqual([
    Array.from({ length: 20 }, (_, at) => at + 1),
    [21],
  ]);
});

test.each([
  ['who was not asked', null],
  ['who said no', 'no'],
] as const)('S15 · nothing is sent for a user %s, not even the installed app', (_name, answer) => {
  const { counter, sent } = setUp({ answer, token: 'of-asha' });
  counter.count('account_switched', {});
  counter.count('app_installed', { campaign: null });
  counter.flush();
  expect(sent).toEqual([]);
});

test.each([
  ['yes', ['app_installed']],
  ['no', []],
] as const)('S15 · an app that was installed before the prompt waits for the answer %s', (answer, names) => {
  const { counter, sent, state } = setUp({ answer: null, token: null });
  counter.count('app_installed', { campaign: null });
  counter.flush();
  state.answer = answer;
  counter.flush();
  expect(
    sent.flatMap(([{ events }]) => events.map((event) => (event as unknown as { name: string }).name)),
  ).toEqual(names);
});

test('S15 · of those who are not signed in only the installed app is counted', () => {
  const { counter, sent } = setUp({ answer: 'yes', token: null });
  counter.count('area_opened', { area: 'mfe-gold', route: '/gold' });
  counter.count('app_installed', { campaign: 'diwali' });
  counter.flush();
  expect(sent).toEqual([
    [
      {
        visit: 'a-visit',
        events: [
          {
            seq: 1,
            at: '2026-11-20T10:00:00.000Z',
            name: 'app_installed',
            properties: { campaign: 'diwali' },
          },
        ],
      },
      null,
    ],
  ]);
});

test('S15 · a no discards what is still pending', () => {
  const { counter, sent, state } = setUp({ ...asha });
  counter.count('account_switched', {});
  state.answer = 'no';
  counter.flush();
  state.answer = 'yes';
  counter.flush();
  expect(sent).toEqual([]);
});

test('S15 · what waits when a session ends is dropped', () => {
  const { counter, sent } = setUp(asha);
  counter.count('account_switched', {});
  counter.drop();
  counter.flush();
  expect(sent).toEqual([]);
});
