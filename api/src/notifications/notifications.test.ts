import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { noticeKinds, noticeText } from './kinds/index.ts';
import { notify, notifyAll } from './notify.ts';

const facts = { amount: '5000.00' };

describe('notifications', () => {
  let api: TestApi;
  let token: string;
  const { asha, meera } = PERSONAS;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('TRUNCATE notices, notice_preferences, notice_readers, messages, outbox');
    token = (await signIn(api, 'asha')).token;
  });
  afterAll(() => api.close());

  const notifyInvestor = (over: object = {}) =>
    api.db.tx((tx) =>
      notify(api.ctx, tx, {
        portfolioId: asha.portfolioId,
        kind: 'payment_successful',
        values: facts,
        path: '/orders',
        ...over,
      } as never),
    );
  const list = async (over: object = {}) => (await api.call('notices', { token, ...over })).body;
  const letters = () => api.db.query('SELECT channel, recipient, text FROM messages ORDER BY id');
  const prefer = (group: string, channel: string, on: boolean) =>
    api.call('setNoticePreference', { token, body: { group, channel, on } });

  test('I4 · a notice is in the list, by e-mail, and on its way to open browsers', async () => {
    await notifyInvestor();
    const { data, unread, meta } = await list();
    expect(data).toEqual([
      {
        id: data[0]!.id,
        kind: 'payment_successful',
        group: 'payments',
        title: 'Payment received: ₹5,000',
        text: 'Your orders are confirmed and are being sent to the AMCs. Each order shows its NAV date.',
        path: '/orders',
        at: '2026-11-20T04:30:00.000Z',
        read: false,
      },
    ]);
    expect([unread, meta]).toEqual([1, { page: 1, per_page: 20, total: 1 }]);
    expect(await letters()).toEqual([
      {
        channel: 'email',
        recipient: asha.email,
        text: 'Payment received: ₹5,000. Your orders are confirmed and are being sent to the AMCs. Each order shows its NAV date.',
      },
    ]);
    expect(await api.db.query('SELECT event, payload, user_id FROM outbox')).toEqual([
      { event: 'notice/added', payload: { noticeId: data[0]!.id, unread: 1 }, user_id: asha.userId },
    ]);
  });

  test('I8 · what an issuer or a bank states is in the language of the reader, who knows the day (issue 17)', async () => {
    const reason = 'The details do not match our records.';
    const facts = { issuer: 'Sarvam Bank', amount: '5000.00', reason, usd: '10.00', query: reason };
    for (const kind of ['deposit_rejected', 'deposit_queried', 'us_money_not_added'] as const) {
      expect(noticeText(kind, facts, 'en').text).toContain(reason);
      expect(noticeText(kind, facts, 'hi').text).toContain('जानकारी हमारे रिकॉर्ड से मेल नहीं खाती।');
    }
    await notifyInvestor({ at: new Date('2026-11-18T05:30:00.000Z') });
    expect((await list()).data[0]!.at).toBe('2026-11-18T05:30:00.000Z');
    expect((await letters())[0]).toMatchObject({ text: expect.stringMatching(/ 18 Nov 2026\.$/) as string });
  });

  test('I4 · without a day of its own a notice has that of the business clock', async () => {
    const business = { now: () => Promise.resolve(new Date('2026-11-23T04:30:00.000Z')) };
    const notice = { portfolioId: asha.portfolioId, kind: 'payment_successful', values: facts } as const;
    await api.db.tx((tx) => notify({ ...api.ctx, business }, tx, notice));
    expect((await list()).data[0]!.at).toBe('2026-11-23T04:30:00.000Z');
  });

  test('I4 · many notices cost the statements of one; each reader is notified by the own choices, in order', async () => {
    await prefer('orders', 'email', false);
    const statements = (count: number) =>
      api.db.tx(async (tx) => {
        let asked = 0;
        const counting: typeof tx = {
          ...tx,
          query: (...query) => {
            asked += 1;
            return tx.query(...query);
          },
        };
        const notices = Array.from({ length: count }, (_, index) => ({
          portfolioId: index % 2 === 0 ? asha.portfolioId : meera.portfolioId,
          kind: 'order_failed' as const,
          values: { fund: `Fund ${index}`, amount: '10.00' },
        }));
        await notifyAll(api.ctx, counting, notices);
        return asked;
      });
    const forTwo = await statements(2);
    await api.db.query('TRUNCATE notices, messages, outbox');
    expect(await statements(5)).toBe(forTwo);
    expect((await list()).data.map(({ title }) => title)).toEqual([
      expect.stringContaining('Fund 4'),
      expect.stringContaining('Fund 2'),
      expect.stringContaining('Fund 0'),
    ]);
    expect(await letters()).toMatchObject([
      { recipient: meera.email, text: expect.stringContaining('Fund 1') },
      { recipient: meera.email, text: expect.stringContaining('Fund 3') },
    ]);
    const events = await api.db.query<{ payload: { unread: number }; user_id: string }>(
      'SELECT payload, user_id FROM outbox ORDER BY id',
    );
    expect(events.map(({ payload, user_id }) => [user_id, payload.unread])).toEqual([
      ...[
        [asha.userId, 3],
        [meera.userId, 2],
        [asha.userId, 3],
        [meera.userId, 2],
      ],
      [asha.userId, 3],
    ]);
  });

  test('I4 · a rolled back change notifies nobody', async () => {
    await expect(
      api.db.tx(async (tx) => {
        await notify(api.ctx, tx, { userId: asha.userId, kind: 'kyc_verified', values: {} });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await list()).data).toEqual([]);
    expect(await letters()).toEqual([]);
  });

  test('I4 · the list is paged, latest first, and can be kept to what is unread', async () => {
    for (const amount of ['1.00', '2.00', '3.00']) await notifyInvestor({ values: { amount } });
    const titles = async (query: object) => (await list({ query })).data.map(({ title }) => title);
    expect(await titles({ per_page: 2 })).toEqual(['Payment received: ₹3', 'Payment received: ₹2']);
    expect(await titles({ per_page: 2, page: 2 })).toEqual(['Payment received: ₹1']);
    const past = await list({ query: { per_page: 2, page: 9 } });
    expect([past.data, past.meta.total]).toEqual([[], 3]);
    const [newest] = (await list()).data;
    const read = await api.call('readNotices', { token, body: { ids: [newest!.id, 'nonsense'] } });
    expect(read.body.data).toEqual({ unread: 2 });
    expect(await titles({ unread: 'true' })).toEqual(['Payment received: ₹2', 'Payment received: ₹1']);
    expect((await api.call('readNotices', { token, body: {} })).body.data).toEqual({ unread: 0 });
    expect((await api.call('noticesUnread', { token })).body.data).toEqual({ unread: 0 });
    expect((await list()).data.map(({ read: seen }) => seen)).toEqual([true, true, true]);
  });

  test('I4 · nobody sees, or marks, the notifications of another user', async () => {
    await notifyInvestor();
    const [mine] = (await list()).data;
    const other = (await signIn(api, 'meera')).token;
    expect((await api.call('notices', { token: other })).body).toMatchObject({ data: [], unread: 0 });
    await api.call('readNotices', { token: other, body: { ids: [mine!.id] } });
    expect((await list()).unread).toBe(1);
    expect(meera.userId).not.toBe(asha.userId);
  });

  test('I4 · the reader’s language is used, also for what is written while nobody looks', async () => {
    await notifyInvestor();
    const hindi = { headers: { 'accept-language': 'hi' } };
    expect((await list(hindi)).data[0]!.title).toBe('भुगतान मिला: ₹5,000');
    await api.call('noticesUnread', { token, ...hindi });
    await notifyInvestor();
    expect((await letters()).at(-1)).toMatchObject({
      text: 'भुगतान मिला: ₹5,000. आपके ऑर्डर कन्फ़र्म हैं और AMC को भेजे जा रहे हैं। हर ऑर्डर में उसकी NAV की तारीख दिखती है।',
    });
    await api.call('noticesUnread', { token });
    await notifyInvestor();
    expect((await letters()).at(-1)!.text).toMatch(/^Payment received/);
  });

  test('I4 · a channel can be switched off and on; money and safety are always notified', async () => {
    expect((await prefer('orders', 'email', false)).http).toBe(200);
    const values = { fund: 'A fund', amount: '10.50' };
    await notifyInvestor({ kind: 'order_failed', values });
    expect(await letters()).toEqual([]);
    await prefer('orders', 'sms', true);
    await notifyInvestor({ kind: 'order_failed', values });
    expect(await letters()).toMatchObject([{ channel: 'sms', recipient: asha.mobile }]);
    await prefer('orders', 'email', true);
    await notifyInvestor({ kind: 'order_failed', values });
    expect((await letters()).map(({ channel }) => channel)).toEqual(['sms', 'email', 'sms']);
    const refused = await prefer('payments', 'email', false);
    expect([refused.http, refused.body.code, refused.body.errors]).toEqual([
      422,
      'preference_fixed',
      { on: ["This can't be turned off: it's about your money or account security."] },
    ]);
    await notifyInvestor({ kind: 'bank_added', values: { bank: 'HDFC Bank ••1234' } });
    expect((await letters()).slice(-2).map(({ channel }) => channel)).toEqual(['email', 'sms']);
    await prefer('account', 'in_app', false);
    await notifyInvestor({ kind: 'kyc_verified', values: {} });
    expect((await list()).data.some(({ kind }) => kind === 'kyc_verified')).toBe(false);
  });

  test('I4 · the preferences show which are fixed, and where messages go, masked', async () => {
    const { data } = (await api.call('noticePreferences', { token })).body;
    expect([data.email, data.mobile_phone]).toEqual(['a•••@sanchay.example', '••••••0001']);
    expect(
      data.groups.map(({ group, channels }) => [
        group,
        ...channels.map(({ on, fixed }) => (fixed ? 'fixed' : on ? 'on' : 'off')),
      ]),
    ).toEqual([
      ['orders', 'fixed', 'on', 'off'],
      ['payments', 'fixed', 'fixed', 'off'],
      ['sips', 'fixed', 'on', 'off'],
      ['mandates', 'fixed', 'fixed', 'off'],
      ['account', 'on', 'on', 'off'],
      ['security', 'fixed', 'fixed', 'fixed'],
    ]);
  });

  test('I4 · where no provider carries letters, the notice is in the product all the same', async () => {
    const quiet = { ...api.ctx, settings: { ...api.ctx.settings, sandbox: false } };
    await api.db.tx((tx) =>
      notify(quiet, tx, { userId: asha.userId, kind: 'payment_successful', values: facts }),
    );
    expect(await letters()).toEqual([]);
    expect((await list()).unread).toBe(1);
  });
});

test('S19 · a notice names a fund by its short name, however it was stored', () => {
  const fund = 'Aditya Birla Sun Life Liquid Fund - Direct Plan - Growth';
  for (const language of ['en', 'hi'] as const) {
    const { title } = noticeText('order_failed', { fund, amount: '500' }, language);
    expect(title).toContain('ABSL Liquid');
    expect(title).not.toMatch(/Direct Plan|Fund - /);
  }
});

test('S19 · every kind has words in both languages, and its facts in them', () => {
  const facts = {
    ...{
      fund: 'Fund X',
      entitled: 5,
      lapsed: 2,
      amount: '1234.50',
      units: '10.5',
      decimals: 3,
      nav: '12.3',
      nav_date: '2026-11-20',
    },
    ...{ bank: 'Bank ••1', date: '2026-11-21', due_by: '2026-11-25', reference: 'R1', failures: 1, limit: 3 },
    ...{ into: 'Fund Y', before: '12.2', term: 'expense_ratio', now: '0.52', event: 'closed' },
    ...{ owner: 'A', manager: 'B', by: 'owner', day: '2026-12-01', kind: 'purchase', status: 'confirmed' },
    ...{ coins: 25, reward: 'sip', feature: 'tax_harvesting', side: 'buy', quantity: 10, filled: 4 },
    ...{
      name: 'Fund X',
      instrument: 'stock',
      rule: 'above',
      value: 120,
      price: 121.5,
      previous: 119,
      source: 'market',
    },
    ...{ after: 50, added: 40, shares: 10, per_share: '60.00', usd: '5.00', withheld: '1.25', rate: 25 },
    ...{ other: 'Company Z', received: 7 },
    ...{ guardian: 'G', how: 'expired' },
    ...{ child: 'C', title: 'OneClick', until: '2027-01-01', about: 'a SIP', mobile: '••1' },
    ...{
      issuer: 'Bank Y',
      matures_on: '2027-11-20',
      reason: 'R.',
      query: 'Q?',
      interest: '100.00',
      tds: '10.00',
    },
  };
  for (const kind of Object.keys(noticeKinds) as (keyof typeof noticeKinds)[]) {
    const own = {
      ...{ ...facts, source: kind.startsWith('fund_') ? 'sandbox' : 'market' },
      ...(kind === 'asset_maturing' && { source: 'issuer', when: 'ahead' }),
      ...(kind === 'kyc_lapsed' && { reason: 'on_hold' }),
      ...(kind === 'harvest_step' && { status: 'settled' }),
      ...(kind === 'statement_applied' && { added: 3 }),
      ...(kind === 'statement_failed' && { failure: 'not_arrived' }),
    };
    const [en, hi] = [noticeText(kind, own, 'en'), noticeText(kind, own, 'hi')];
    expect(hi.title).toMatch(/[\u0900-\u097f]/);
    expect(hi.text).toMatch(/[\u0900-\u097f]/);
    expect(`${en.title} ${en.text} ${hi.title} ${hi.text}`).not.toMatch(/undefined|null|NaN/);
  }
  expect(noticeText('order_allotted', facts, 'en')).toEqual({
    title: 'Units allotted: Fund X',
    text: '₹1,234.50 bought 10.500 units at the NAV of 20 Nov 2026, ₹12.3000.',
  });
});
