import { chatPeople, handOver } from '../testing/chat.ts';
import { signIn, type SignedIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('the support chat', () => {
  let api: TestApi;
  let asha: SignedIn;
  let farah: SignedIn;
  let kavya: SignedIn;
  beforeEach(async () => {
    ({ api, asha, farah, kavya } = await chatPeople());
  });
  afterEach(() => api.close());

  const send = (text: string, { language = 'en', key }: { language?: 'en' | 'hi'; key?: string } = {}) =>
    api.call('sendChatMessage', { token: asha.token, body: { text, language }, ...(key && { key }) });
  const chat = async (token = asha.token) => (await api.call('chat', { token })).body.data;
  const unread = async () => (await api.call('chatUnread', { token: asha.token })).body.data.unread;
  const last = async () => (await chat()).messages.at(-1)!;
  const assistant = async () => {
    api.clock.advance(1_200);
    return api.runJobs();
  };
  const handedOver = () => handOver(api, asha.token);
  const staff = (name: 'claimChat' | 'closeChat', id: string, token = kavya.token) =>
    api.call(name, { token, params: { id }, body: {} });
  const answer = (id: string, text = 'Good morning, Asha.', token = kavya.token) =>
    api.call('answerChat', { token, params: { id }, body: { text } });

  test('S20 · before the first message the chat is empty, and it shows the office hours of the agents', async () => {
    expect(await chat()).toEqual({
      id: null,
      state: 'assistant',
      agent: null,
      messages: [],
      earlier: false,
      unread: 0,
      reach: { delivered: 0, read: 0 },
      office: { open: true, opens: '09:00', closes: '19:00', opens_next: null },
    });
    expect(await unread()).toBe(0);
  });

  test('S20 · the assistant answers after a moment, with articles in the language of the question', async () => {
    const sent = (await send('how is elss locked in')).body.data;
    expect(sent).toMatchObject({ author: 'investor', text: 'how is elss locked in', code: null });
    api.clock.advance(1_199);
    expect(await api.runJobs()).toEqual([]);
    api.clock.advance(1);
    expect(await api.runJobs()).toEqual(['chat-assistant']);
    const now = await chat();
    expect(now.reach).toEqual({ delivered: sent.id, read: sent.id });
    expect(now.unread).toBe(1);
    expect(now.messages[1]).toMatchObject({
      author: 'assistant',
      name: 'Sanchay',
      code: 'articles',
      text: '',
    });
    expect(now.messages[1]!.articles[0]).toMatchObject({
      slug: 'elss-lock-in',
      title: 'How does the ELSS lock-in work?',
    });
    await send('ईएलएसएस का लॉक-इन', { language: 'hi' });
    await assistant();
    expect((await last()).articles[0]).toMatchObject({ title: 'ELSS का लॉक-इन कैसे काम करता है?' });
  });

  test('S20 · a greeting is answered, two questions without an answer lead to an agent', async () => {
    await send('hello');
    await assistant();
    expect((await last()).code).toBe('greeting');
    await send('zebra giraffe');
    await assistant();
    expect(await last()).toMatchObject({ code: 'nothing_found', articles: [] });
    expect((await chat()).state).toBe('assistant');
    await send('rhinoceros');
    await assistant();
    expect(await last()).toMatchObject({ code: 'handed_over', text: '' });
    expect((await chat()).state).toBe('waiting');
  });

  test('S20 · outside office hours the hand-over states when an agent is available', async () => {
    api.clock.set('2026-11-20T19:00:00+05:30');
    asha = await signIn(api, 'asha');
    await handedOver();
    expect((await last()).text).toBe('2026-11-23T03:30:00.000Z');
  });

  test('S20 · several questions at once get one answer, and a job that runs twice sends nothing twice', async () => {
    await send('exit load');
    await send('stamp duty');
    await assistant();
    expect((await chat()).messages.map(({ author }) => author)).toEqual([
      'investor',
      'investor',
      'assistant',
    ]);
    expect((await last()).articles[0]!.slug).toBe('stamp-duty');
    const question = (await chat()).messages[1]!.id;
    await api.db.tx((tx) => api.ctx.jobs.send(tx, 'chat-assistant', { messageId: question }));
    await api.runJobs();
    expect((await chat()).messages).toHaveLength(3);
  });

  test('S20 · the same message sent twice with its key is one message', async () => {
    const [first, second] = [
      await send('once', { key: 'chat-key-1' }),
      await send('once', { key: 'chat-key-1' }),
    ];
    expect(second.body).toEqual(first.body);
    expect((await chat()).messages).toHaveLength(1);
  });

  test('S20 · eight messages in fifteen seconds, also at once; the ninth is refused with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, place) => send(`message ${place}`)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(8);
    const refused = answers.find(({ http }) => http === 429)!;
    expect(refused.headers['retry-after']).toBe('15');
    expect(refused.body).toMatchObject({ code: 'rate_limited', status: 'failure' });
    api.clock.advance(14_001);
    expect((await send('again')).headers['retry-after']).toBe('1');
    api.clock.advance(999);
    expect((await send('again')).http).toBe(200);
  });

  test('S20 · 4,000 characters fit, markup stays text', async () => {
    expect((await send('😀'.repeat(4_000))).http).toBe(200);
    expect(await send('x'.repeat(4_001))).toMatchObject({ http: 422, body: { code: 'text_too_long' } });
    expect(await send('  \u202e ')).toMatchObject({ http: 422, body: { code: 'text_missing' } });
    expect((await send('<img src=x onerror=alert(1)>')).body.data.text).toBe('<img src=x onerror=alert(1)>');
  });

  test('S20 · only one of two agents gets a conversation', async () => {
    await api.db.query("INSERT INTO staff_roles (user_id, role) VALUES ($1, 'support')", [farah.userId]);
    const id = await handedOver();
    const claims = await Promise.all([staff('claimChat', id), staff('claimChat', id, farah.token)]);
    expect(claims.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(claims.find(({ http }) => http === 409)!.body.code).toBe('chat_claimed');
    const [mine, other] = claims[0]!.http === 200 ? [kavya, farah] : [farah, kavya];
    expect((await staff('claimChat', id, mine.token)).http).toBe(200);
    expect(await answer(id, 'x', other.token)).toMatchObject({ http: 409, body: { code: 'chat_not_yours' } });
    expect(await staff('closeChat', id, other.token)).toMatchObject({ http: 409 });
    const typing = await api.call('staffChatTyping', { token: other.token, params: { id }, body: {} });
    expect(typing).toMatchObject({ http: 409, body: { code: 'chat_not_yours' } });
    expect((await chat()).messages.filter(({ code }) => code === 'claimed')).toHaveLength(1);
  });

  test('S20 · claim, answer, read on both sides, close; the next message begins anew with its history', async () => {
    const id = await handedOver();
    expect((await answer(id)).body.code).toBe('chat_not_yours');
    expect((await staff('claimChat', id)).body.data).toMatchObject({
      state: 'claimed',
      mine: true,
      agent: 'Kavya',
      investor: 'Asha Ramesh Kulkarni',
      unread: 1,
    });
    const response = (await answer(id)).body.data;
    expect(response).toMatchObject({ author: 'agent', name: 'Kavya', text: 'Good morning, Asha.' });
    expect(await chat()).toMatchObject({ state: 'claimed', agent: 'Kavya', unread: 3 });

    const read = await api.call('readChat', {
      token: asha.token,
      body: { delivered: response.id, read: response.id },
    });
    expect(read.body.data).toEqual({ unread: 0 });
    const seen = (await api.call('staffChat', { token: kavya.token, params: { id } })).body.data;
    expect(seen.reach).toEqual({ delivered: response.id, read: response.id });

    const mine = (await send('Thank you')).body.data;
    expect(await api.runJobs()).toEqual([]);
    expect((await chat()).reach.read).toBeLessThan(mine.id);
    await api.call('staffReadChat', {
      token: kavya.token,
      params: { id },
      body: { delivered: mine.id, read: 0 },
    });
    expect((await chat()).reach).toEqual({ delivered: mine.id, read: response.id });
    const count = await api.call('staffReadChat', {
      token: kavya.token,
      params: { id },
      body: { delivered: mine.id, read: mine.id },
    });
    expect(count.body.data).toEqual({ unread: 0 });

    expect((await staff('closeChat', id)).body.data.state).toBe('closed');
    expect(await staff('claimChat', id)).toMatchObject({ http: 409, body: { code: 'chat_closed' } });
    expect(await answer(id)).toMatchObject({ http: 409, body: { code: 'chat_closed' } });
    expect((await api.call('staffChats', { token: kavya.token })).body.data).toEqual([]);
    await send('exit load');
    const again = await chat();
    expect(again).toMatchObject({ id, state: 'assistant', agent: null });
    expect(again.messages.map(({ author, code }) => code ?? author)).toEqual([
      'investor',
      'handed_over',
      'claimed',
      'agent',
      'investor',
      'closed',
      'investor',
    ]);
  });

  test('S20 · reach never goes back nor past the newest message', async () => {
    await send('exit load');
    await assistant();
    const newest = (await last()).id;
    const reach = (delivered: number, read: number) =>
      api.call('readChat', { token: asha.token, body: { delivered, read } });
    await reach(newest + 1_000, newest + 1_000);
    await reach(0, 0);
    await send('stamp duty');
    await assistant();
    expect(await unread()).toBe(1);
  });

  test('S20 · the list of conversations shows who waits longest first, with the last words', async () => {
    const id = await handedOver();
    const meera = await signIn(api, 'meera');
    await api.call('sendChatMessage', { token: meera.token, body: { text: 'exit load' } });
    const list = (await api.call('staffChats', { token: kavya.token })).body.data;
    expect(list.map(({ investor, state, unread: count }) => [investor, state, count])).toEqual([
      ['Asha Ramesh Kulkarni', 'waiting', 1],
      ['Meera Iyer', 'assistant', 1],
    ]);
    expect(list[0]).toMatchObject({ id, mine: false, agent: null, last: { code: 'handed_over' } });
    expect(list[1]!.last!.text).toBe('exit load');
  });

  test('S20 · history comes in pages of fifty, the newest first', async () => {
    const id = await handedOver();
    await api.db.query(
      `INSERT INTO chat_messages (conversation_id, author, name, text, at, received_at)
       SELECT $1, 'agent', 'Kavya', 'line ' || n, now(), now() FROM generate_series(1, 60) n`,
      [id],
    );
    const newest = await chat();
    expect([newest.messages.length, newest.earlier]).toEqual([50, true]);
    expect(newest.messages[0]!.text).toBe('line 11');
    const before = (await api.call('chat', { token: asha.token, query: { before: newest.messages[0]!.id } }))
      .body.data;
    expect([before.messages.length, before.earlier]).toEqual([12, false]);
    expect(before.messages.at(-1)!.text).toBe('line 10');
  });

  test('S20 · outside the sandbox the chat waits for an agent at once', async () => {
    const real = await testApi({ sandbox: false });
    try {
      const { token } = await signIn(real, 'asha');
      await real.call('sendChatMessage', { token, body: { text: 'hello' } });
      expect((await real.call('chat', { token })).body.data.state).toBe('waiting');
      expect(await real.runJobs()).toEqual([]);
    } finally {
      await real.close();
    }
  });
});
