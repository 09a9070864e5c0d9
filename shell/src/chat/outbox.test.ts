import { ApiError, setClient, type CallOptions } from '@sanchay/api-client';
import { fakeClient, type FakeClient } from '@sanchay/api-client/testing';
import { chatOutbox } from './outbox.ts';

const KEY = 'sanchay.chat.outbox.u1';

function storage(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const reply = { status: 'success', data: {} } as never;

describe('messages on their way', () => {
  let client: FakeClient;
  let fault: ApiError | null;
  beforeEach(() => {
    fault = null;
    client = fakeClient({
      sendChatMessage: () => {
        if (fault) throw fault;
        return reply;
      },
    });
    setClient(client);
  });
  const sent = () =>
    client.calls.map(({ options }) => {
      const { body, idempotencyKey } = options as CallOptions<'sendChatMessage'>;
      return [body.text, idempotencyKey];
    });

  test('S20 · messages go out in their order, each under its own key, and are gone then', async () => {
    const store = storage();
    const queue = chatOutbox('u1', store);
    queue.add('one', 'en');
    queue.add('two', 'hi');
    const keys = queue.items().map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    await queue.flush();
    expect(sent()).toEqual([
      ['one', keys[0]],
      ['two', keys[1]],
    ]);
    expect(queue.items()).toEqual([]);
    expect(store.map.has(KEY)).toBe(false);
  });

  test('S20 · without a connection a message stays and goes out later under the same key', async () => {
    const queue = chatOutbox('u1', storage());
    fault = new ApiError({ kind: 'offline' });
    queue.add('one', 'en');
    const [{ key } = { key: '' }] = queue.items();
    await queue.flush();
    expect(queue.items()).toEqual([{ key, text: 'one', language: 'en', stuck: true }]);
    fault = null;
    await queue.flush();
    expect(sent()).toEqual([
      ['one', key],
      ['one', key],
    ]);
    expect(queue.items()).toEqual([]);
  });

  test('S20 · what waits survives a reload of the tab', async () => {
    const store = storage();
    fault = new ApiError({ kind: 'unsure' });
    const before = chatOutbox('u1', store);
    before.add('one', 'en');
    await before.flush();
    const after = chatOutbox('u1', store);
    expect(after.items()).toEqual(before.items());
    expect(chatOutbox('u2', store).items()).toEqual([]);
  });

  test('S20 · what the server refuses comes back to the field, all of it, once', async () => {
    const queue = chatOutbox('u1', storage());
    fault = new ApiError({ kind: 'rate_limited', retryAfter: 9 });
    queue.add('one', 'en');
    queue.add('two', 'en');
    await queue.flush();
    expect(queue.items()).toEqual([]);
    expect(queue.refused()).toEqual({ text: 'one\ntwo', error: fault });
    expect(queue.refused()).toBeNull();
  });

  test('S20 · a message that is added while others are sent goes with them, and nothing is sent twice', async () => {
    const queue = chatOutbox('u1', storage());
    queue.add('one', 'en');
    const first = queue.flush();
    queue.add('two', 'en');
    await Promise.all([first, queue.flush()]);
    expect(sent().map(([text]) => text)).toEqual(['one', 'two']);
  });

  test('S20 · a store that is broken or full stops nobody', async () => {
    const broken = {
      getItem: () => 'not json',
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    const queue = chatOutbox('u1', broken);
    queue.add('one', 'en');
    await queue.flush();
    expect(sent()).toHaveLength(1);
  });
});
