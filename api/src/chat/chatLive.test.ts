import { STREAM_PATH } from '@sanchay/contracts';
import { handOver } from '../testing/chat.ts';
import { EventReader } from '../testing/eventReader.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('a chat while both are there', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  test('S20 · messages and typing arrive live on both sides; typing is kept nowhere', async () => {
    const [asha, kavya] = [await signIn(api, 'asha'), await signIn(api, 'kavya')];
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const listen = async (token: string) => {
      const abort = new AbortController();
      const headers = { authorization: `Bearer ${token}` };
      return new EventReader(await fetch(origin + STREAM_PATH, { headers, signal: abort.signal }), abort);
    };
    const id = await handOver(api, asha.token);
    await api.call('claimChat', { token: kavya.token, params: { id }, body: {} });
    const [person, agent] = [await listen(asha.token), await listen(kavya.token)];
    try {
      await api.call('staffChatTyping', { token: kavya.token, params: { id }, body: {} });
      const typing = { event: 'chat/typing', data: { conversationId: id, by: 'agent' } };
      expect(await nextOf(person, 'chat/typing')).toEqual({ id: '', ...typing });
      await api.call('chatTyping', { token: asha.token, body: {} });
      expect(await nextOf(agent, 'chat/typing')).toMatchObject({
        data: { conversationId: id, by: 'investor' },
      });
      const body = { text: 'Good morning, Asha.' };
      const response = (await api.call('answerChat', { token: kavya.token, params: { id }, body })).body.data;
      for (const reader of [person, agent])
        expect(await newsUpTo(reader, response.id)).toEqual({ conversationId: id, lastId: response.id });
    } finally {
      person.leave();
      agent.leave();
    }
    expect(await api.db.query("SELECT id FROM outbox WHERE event = 'chat/typing'")).toEqual([]);
    expect(await api.db.query("SELECT id FROM outbox WHERE payload::text LIKE '%Good morning%'")).toEqual([]);
  });
});

async function nextOf(reader: EventReader, event: string) {
  for (;;) {
    const next = await reader.next();
    if (next.event === event) return next;
  }
}

async function newsUpTo(reader: EventReader, lastId: number) {
  for (;;) {
    const { data } = await nextOf(reader, 'chat/message');
    if ((data as { lastId: number }).lastId === lastId) return data;
  }
}
