import { randomUUID } from 'node:crypto';
import type { ExchangeMessage } from '../../partners/index.ts';
import { killableServer } from '../../testing/killableServer.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { REPLAY_JOB, takeMessages } from './intake.ts';

const AT_ONCE = 5;
const MOST_TOUCHES = 8;

describe('I6 · messages that arrive while others are being stored', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const message = (seq: number): ExchangeMessage => ({
    ...{ seq, at: '2026-11-20T05:00:00.000Z', order_id: randomUUID(), type: 'accepted' },
    ...{ trade_id: null, quantity: null, price: null, reason: null },
  });
  const stored = async (): Promise<number[]> =>
    (await api.db.query<{ seq: number }>('SELECT seq FROM exchange_inbox ORDER BY seq')).map(
      ({ seq }) => seq,
    );
  const applied = async (): Promise<number> =>
    (await api.db.query<{ applied: number }>('SELECT applied FROM exchange_cursor'))[0]!.applied;

  test('I6 · those acknowledged are in the database, wherever the server is killed', async () => {
    const server = killableServer(api);
    const messages = Array.from({ length: AT_ONCE * MOST_TOUCHES }, (_, index) => message(index + 1));
    const outcomes = new Set<string>();
    for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
      const arriving = messages.slice(touches * AT_ONCE, (touches + 1) * AT_ONCE);
      server.killAfter(touches);
      const answers = await Promise.allSettled(arriving.map((one) => takeMessages(api.ctx, [one])));
      server.restart();
      const acknowledged = arriving.filter((_, index) => answers[index]!.status === 'fulfilled');
      expect(await stored()).toEqual(expect.arrayContaining(acknowledged.map(({ seq }) => seq)));
      for (const { status } of answers) outcomes.add(status);
    }
    expect([...outcomes].toSorted()).toEqual(['fulfilled', 'rejected']);
    await takeMessages(api.ctx, messages);
    expect(await applied()).toBe(messages.length);
  });

  test('I6 · they share a transaction, and each is applied once', async () => {
    const transactions = async (): Promise<number> =>
      (
        await api.db.query<{ count: number }>(
          'SELECT count(DISTINCT xmin::text)::int AS count FROM exchange_inbox',
        )
      )[0]!.count;
    const messages = Array.from({ length: 20 }, (_, index) => message(index + 1));
    await Promise.all([...messages, ...messages].map((one) => takeMessages(api.ctx, [one])));
    expect(await stored()).toEqual(messages.map(({ seq }) => seq));
    expect(await applied()).toBe(messages.length);
    expect(await transactions()).toBe(2);
  });

  test('I6 · gaps of one moment are requested once, and a later one again', async () => {
    const send = jest.spyOn(api.ctx.jobs, 'send');
    const requests = () => send.mock.calls.filter(([, name]) => name === REPLAY_JOB).length;
    for (const seq of [7, 5, 3]) await takeMessages(api.ctx, [message(seq)]);
    expect(requests()).toBe(1);
    api.clock.advance(2_000);
    await takeMessages(api.ctx, [message(9)]);
    expect(requests()).toBe(2);
    await takeMessages(api.ctx, [1, 2, 4, 6, 8].map(message));
    expect(await applied()).toBe(9);
    expect(requests()).toBe(2);
  });
});
