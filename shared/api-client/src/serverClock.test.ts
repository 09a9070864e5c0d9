import { ApiError } from './apiError.ts';
import { serverClock } from './serverClock.ts';
import { ok, testClient } from './testClient.ts';

const NOON = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
const DAY = 86_400_000;
const HEADER = 'Sat, 21 Nov 2026 12:00:00 GMT';

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
  ['just over five seconds ahead', 5_001],
])('X4 · a device that is %s learns the server’s time from an answer and keeps counting', (_what, off) => {
  let device = NOON + off;
  const clock = serverClock(() => device);
  expect(clock.now()).toBe(NOON + off);
  clock.note(HEADER);
  expect(clock.now()).toBe(NOON);
  device += 1_500;
  expect(clock.now()).toBe(NOON + 1_500);
});

test.each([5_000, -5_000, 0])('X4 · a difference of %i ms is none', (off) => {
  const clock = serverClock(() => NOON + off);
  clock.note(HEADER);
  expect(clock.now()).toBe(NOON + off);
});

test('X4 · a response without a time changes nothing, and a corrected clock is right again', () => {
  let device = NOON + DAY;
  const clock = serverClock(() => device);
  clock.note(HEADER);
  clock.note(undefined);
  clock.note('yesterday');
  expect(clock.now()).toBe(NOON);
  device = NOON;
  clock.note(HEADER);
  expect(clock.now()).toBe(NOON);
});

test('X4 · the client reports the time of its last response', async () => {
  const { client } = testClient([{ ...ok(), headers: { date: HEADER } }]);
  expect(client.now()).toBe(1_000_000);
  await client.call('cart');
  expect(client.now()).toBe(NOON);
});

describe('the portfolio that a write is meant for', () => {
  const sentHeader = async (name: 'cart' | 'refreshSession', id: string | null) => {
    const { client, sent, session } = testClient([ok()]);
    session.portfolioId = () => id;
    await (name === 'cart' ? client.call('cart') : client.call('refreshSession', { body: {} }));
    return sent[0]!.headers['X-Portfolio-Id'];
  };

  test('X4 · goes with writes and not with reads', async () => {
    expect(await sentHeader('refreshSession', 'p1')).toBe('p1');
    expect(await sentHeader('cart', 'p1')).toBeUndefined();
    expect(await sentHeader('refreshSession', null)).toBeUndefined();
  });

  test('X4 · goes to no foreign host', async () => {
    const { client, sent, session } = testClient([ok()], { baseUrl: 'https://elsewhere.example' });
    session.portfolioId = () => 'p1';
    await client.call('refreshSession', { body: {} });
    expect(sent[0]!.headers['X-Portfolio-Id']).toBeUndefined();
  });

  test('X4 · a write for another portfolio is a conflict that ends no session', async () => {
    const answer = { status: 'failure', code: 'account_changed', message: 'W.', errors: {}, request_id: 'r' };
    const { client, session } = testClient([{ status: 409, body: answer }]);
    const error = await client.call('refreshSession', { body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'conflict', code: 'account_changed' });
    expect(session.ended).toEqual([]);
  });
});
