import type { CallName } from '@sanchay/contracts';
import { signIn, type SignedIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('tickets', () => {
  let api: TestApi;
  let asha: SignedIn;
  let ravi: SignedIn;
  let kavya: SignedIn;
  beforeEach(async () => {
    api = await testApi();
    [asha, ravi, kavya] = [await signIn(api, 'asha'), await signIn(api, 'ravi'), await signIn(api, 'kavya')];
  });
  afterEach(() => api.close());

  const asked = { category: 'mutual-funds', subject: 'Where is my SIP?', text: 'It was due on Monday.' };
  const open = (body: object = {}, key?: string) =>
    api.call('createTicket', { token: asha.token, body: { ...asked, ...body }, ...(key && { key }) });
  const opened = async () => (await open()).body.data.id;
  const reply = (id: string, text = 'Any news?', token = asha.token) =>
    api.call('replyToTicket', { token, params: { id }, body: { text } });
  const answer = (id: string, more: object = {}) =>
    api.call('answerTicket', {
      token: kavya.token,
      params: { id },
      body: { text: 'It is on its way.', ...more },
    });
  const own = (id: string, token = asha.token) => api.call('ticket', { token, params: { id } });
  const queue = async (state?: 'waiting' | 'answered' | 'closed' | 'all') =>
    (await api.call('staffTickets', { token: kavya.token, query: { ...(state && { state }) } })).body.data;

  test('S20 · a ticket is stored with its number, page and first message, and listed', async () => {
    const { http, body } = await open({ page: '/orders/one?token=secret#x' });
    expect(http).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(String),
      number: 'T-100001',
      category: 'mutual-funds',
      subject: 'Where is my SIP?',
      state: 'open',
      unread: false,
      page: '/orders/one',
      order: null,
      created_at: '2026-11-20T04:30:00.000Z',
      updated_at: '2026-11-20T04:30:00.000Z',
      closed_at: null,
      reopens_until: null,
      messages: [
        {
          id: expect.any(String),
          author: 'investor',
          name: 'Asha Ramesh Kulkarni',
          text: 'It was due on Monday.',
          at: '2026-11-20T04:30:00.000Z',
        },
      ],
    });
    expect((await open()).body.data.number).toBe('T-100002');
    const list = (await api.call('tickets', { token: asha.token })).body.data;
    expect(list.map(({ number }) => number)).toEqual(['T-100002', 'T-100001']);
    expect((await api.call('tickets', { token: ravi.token })).body.data).toEqual([]);
  });

  test('S20 · the same request twice opens one ticket', async () => {
    const [first, second] = [await open({}, 'ticket-key-1'), await open({}, 'ticket-key-1')];
    expect(second.body).toEqual(first.body);
    expect(await queue()).toHaveLength(1);
  });

  test('S20 · an answer reaches the user: unread until opened, with the first name of the agent', async () => {
    const id = await opened();
    api.clock.advance(60_000);
    const answered = await answer(id);
    expect(answered.body.data).toMatchObject({
      state: 'answered',
      unread: false,
      investor: { name: 'Asha Ramesh Kulkarni', email: 'asha@sanchay.example', mobile: '9000000001' },
    });
    expect(answered.body.data.messages.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['investor', 'Asha Ramesh Kulkarni', 'It was due on Monday.'],
      ['staff', 'Kavya', 'It is on its way.'],
    ]);
    const unread = async () => (await api.call('tickets', { token: asha.token })).body.data[0]!.unread;
    expect(await unread()).toBe(true);
    expect((await own(id)).body.data.updated_at).toBe('2026-11-20T04:31:00.000Z');
    expect(await unread()).toBe(false);
  });

  test('S20 · states: open, answered, open again by a reply, closed, reopened, answered', async () => {
    const id = await opened();
    const state = async () => (await own(id)).body.data.state;
    await answer(id);
    expect(await state()).toBe('answered');
    await reply(id);
    expect(await state()).toBe('open');
    const closed = await api.call('closeTicket', { token: asha.token, params: { id }, body: {} });
    expect(closed.body.data).toMatchObject({
      state: 'closed',
      closed_at: '2026-11-20T04:30:00.000Z',
      reopens_until: '2026-12-20T04:30:00.000Z',
    });
    await reply(id);
    expect(await state()).toBe('reopened');
    await reply(id);
    expect(await state()).toBe('reopened');
    expect((await own(id)).body.data).toMatchObject({ closed_at: null, reopens_until: null });
    await answer(id, { close: true });
    expect(await state()).toBe('closed');
  });

  test('S20 · a closed ticket is reopened for thirty days and not a moment longer', async () => {
    const id = await opened();
    await api.call('staffCloseTicket', { token: kavya.token, params: { id }, body: {} });
    const days = 30 * 86_400_000;
    api.clock.advance(days + 1);
    asha = await signIn(api, 'asha');
    expect(await reply(id)).toMatchObject({ http: 409, body: { code: 'ticket_closed' } });
    api.clock.advance(-1);
    expect((await reply(id)).body.data.state).toBe('reopened');
  });

  test('S20 · staff cannot answer what is closed, and closing twice changes nothing', async () => {
    const id = await opened();
    const close = () => api.call('staffCloseTicket', { token: kavya.token, params: { id }, body: {} });
    const first = await close();
    api.clock.advance(60_000);
    expect((await close()).body.data).toEqual(first.body.data);
    expect(
      (await api.call('closeTicket', { token: asha.token, params: { id }, body: {} })).body.data.closed_at,
    ).toBe('2026-11-20T04:30:00.000Z');
    expect(await answer(id)).toMatchObject({ http: 409, body: { code: 'ticket_closed' } });
  });

  test('S20 · the queue shows who waits longest first; a reply does not lose the place', async () => {
    const first = await opened();
    api.clock.advance(60_000);
    const second = await opened();
    api.clock.advance(60_000);
    await reply(first);
    expect((await queue()).map(({ id, unread, investor }) => [id, unread, investor])).toEqual([
      [first, true, 'Asha Ramesh Kulkarni'],
      [second, true, 'Asha Ramesh Kulkarni'],
    ]);
    await api.call('staffTicket', { token: kavya.token, params: { id: first } });
    expect((await queue())[0]!.unread).toBe(false);
    await answer(first);
    expect((await queue()).map(({ id }) => id)).toEqual([second]);
    expect((await queue('answered')).map(({ id }) => id)).toEqual([first]);
    expect(await queue('closed')).toEqual([]);
    expect(await queue('all')).toHaveLength(2);
  });

  test('S20 · text stays the text that it is: markup, directions and control characters do nothing', async () => {
    const { body } = await open({
      subject: '  <b>Hi</b>\n there ',
      text: '\u202e<script>alert(1)</script>\u0007\r\nnext  ',
      page: '//evil.example/x',
    });
    expect(body.data.subject).toBe('<b>Hi</b> there');
    expect(body.data.messages[0]!.text).toBe('<script>alert(1)</script>\nnext');
    expect(body.data.page).toBeNull();
  });

  test('S20 · an empty or too long text is refused at its field', async () => {
    expect(await open({ text: ' \n\u0007 ' })).toMatchObject({
      http: 422,
      body: { code: 'text_missing', errors: { text: ['Enter your message.'] } },
    });
    expect((await open({ text: 'अ'.repeat(4_000) })).http).toBe(200);
    expect(await open({ text: '😀'.repeat(4_001) })).toMatchObject({
      http: 422,
      body: {
        code: 'text_too_long',
        errors: { text: ['Your message is too long by 1. The limit is 4,000 characters.'] },
      },
    });
    expect((await open({ subject: 'x'.repeat(120) })).http).toBe(200);
    expect(await open({ subject: 'x'.repeat(121) })).toMatchObject({
      http: 422,
      body: { code: 'text_too_long' },
    });
    expect(await open({ category: 'lottery' })).toMatchObject({ http: 400 });
  });

  test('S20 · five tickets an hour, also when sent at once; then the sixth waits', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => open()));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers.find(({ http }) => http === 429)!;
    expect(refused.body.code).toBe('rate_limited');
    expect(refused.headers['retry-after']).toBe('3600');
    api.clock.advance(3_599_000);
    expect((await open()).headers['retry-after']).toBe('1');
    api.clock.advance(1_000);
    expect((await open()).http).toBe(200);
  });

  test('S20 · thirty messages an hour', async () => {
    const id = await opened();
    for (let sent = 1; sent < 30; sent += 1) expect((await reply(id)).http).toBe(200);
    expect(await reply(id)).toMatchObject({ http: 429, body: { code: 'rate_limited' } });
  });

  test('S20 · an order of another account cannot be attached', async () => {
    for (const order_id of ['5a9c4a1e-0001-4000-8000-000000000099', 'nonsense']) {
      expect(await open({ order_id })).toMatchObject({ http: 422, body: { code: 'order_unknown' } });
    }
  });

  test('S20 · user and support team are notified live, nobody else', async () => {
    const id = await opened();
    const rows = await api.db.query(
      "SELECT user_id, payload FROM outbox WHERE event = 'ticket/changed' ORDER BY id",
    );
    const payload = { ticketId: id, number: 'T-100001', state: 'open' };
    expect(rows).toEqual([
      { user_id: asha.userId, payload },
      { user_id: kavya.userId, payload },
    ]);
  });

  test('S20 · others see nothing: not the ticket, not that it exists', async () => {
    const id = await opened();
    const unknown = { http: 404, body: { code: 'not_found', message: 'Ticket not found.' } };
    for (const params of [{ id }, { id: 'nonsense' }]) {
      expect(await api.call('ticket', { token: ravi.token, params })).toMatchObject(unknown);
      expect(
        await api.call('replyToTicket', { token: ravi.token, params, body: { text: 'x' } }),
      ).toMatchObject(unknown);
      expect(await api.call('closeTicket', { token: ravi.token, params, body: {} })).toMatchObject(unknown);
    }
    expect(await own(id, kavya.token)).toMatchObject(unknown);
    expect(await answer('nonsense')).toMatchObject(unknown);
  });

  const staffCalls: [CallName, object][] = [
    ['staffMe', {}],
    ['staffTickets', {}],
    ['staffTicket', {}],
    ['answerTicket', { body: { text: 'x' } }],
    ['staffCloseTicket', { body: {} }],
    ['staffCallbacks', {}],
    ['finishCallback', { body: { outcome: 'done' } }],
  ];
  test.each(staffCalls)(
    'S20 · %s is for the support team: 401 for nobody, 403 for everybody else',
    async (name, more) => {
      const id = await opened();
      const options = { params: { id }, ...more } as never;
      expect((await api.call(name, options)).http).toBe(401);
      for (const token of [asha.token, ravi.token]) {
        expect(await api.call(name, { ...(options as object), token } as never)).toMatchObject({
          http: 403,
          body: { code: 'staff_only', status: 'failure' },
        });
      }
      expect((await own(id)).body.data.state).toBe('open');
    },
  );

  test('S20 · a member of the support team is identified as one', async () => {
    const { body } = await api.call('staffMe', { token: kavya.token });
    expect(body.data).toEqual({ name: 'Kavya', roles: ['support'] });
  });

  test('S20 · without signing in there are no tickets', async () => {
    for (const name of ['tickets', 'createTicket', 'callbackEligibility'] as const) {
      expect((await api.call(name, { body: name === 'createTicket' ? asked : undefined })).http).toBe(401);
    }
  });
});
