import type { CallName } from '@sanchay/contracts';
import { PERSONAS } from './personas/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from './testing/orderBench.ts';
import { FUNDS, publishNav } from './testing/orderMarket.ts';
import { signIn } from './testing/people/personas.ts';
import { WIRE_CALLS, type WireCall } from './testing/wire/wireCalls.ts';
import { wireFaults, wireShape } from './testing/wire/wireShape.ts';

const DAY_OF_ALLOTMENT = '2026-11-23T09:00:00.000+05:30';
/** A fund with a history of more than five years. */
const OLD_FUND = 'SBX-HD001D-GR';

describe('X10 · replies of the specified calls have the shapes that existing clients know', () => {
  let bench: OrderBench;
  let investors: TestInvestor[];
  const answers = new Map<CallName, unknown[]>();

  beforeAll(async () => {
    bench = await orderBench();
    const { api } = bench;
    const ask = api.call;
    api.call = async (name, options) => {
      const answer = await ask(name, options);
      if (answer.http === 200) answers.set(name, [...(answers.get(name) ?? []), answer.body]);
      return answer;
    };
    investors = [];
    for (let count = 0; count < 6; count += 1) investors.push(await bench.newInvestor());
    for (const [index, me] of investors.entries()) {
      await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
      // A second order of one investor counts once; the debt fund has five buyers, the liquid one four.
      if (index === 0)
        await me.place({ code: FUNDS.equity, type: 'sip', amount: 500, start_date: '2026-11-25' });
      if (index < 5) await me.place({ code: FUNDS.debt, type: 'buy', amount: 6000 });
      if (index < 4) await me.place({ code: FUNDS.liquid, type: 'buy', amount: 7000 });
      await me.call('payment', { params: { id: await me.payAll() } });
    }
    await api.runJobs();
    for (const [code, nav] of Object.entries({
      [FUNDS.equity]: '50.0000',
      [FUNDS.debt]: '20.1000',
      [FUNDS.liquid]: '1000.2000',
    }))
      await publishNav(api.db, code, '2026-11-20', nav);
    await api.ctx.jobs.send(api.db, 'navs-published', { date: '2026-11-20' });
    for (const me of investors) await me.moveTo(DAY_OF_ALLOTMENT);
    await api.runJobs();
  }, 120_000);
  afterAll(() => bench.close());

  /** The replies of a call that its shape is checked against, the interesting cases of it. */
  const REQUESTS: Record<WireCall, (me: TestInvestor) => Promise<unknown>> = {
    authenticate: () => signIn(bench.api, 'asha'),
    authenticateV3: () =>
      bench.api.call('authenticateV3', {
        body: { email: PERSONAS.ravi.email, password: 'Sandbox#2026', v: '1' },
      }),
    userInfo: async (me) => {
      for (const name of ['asha', 'ravi', 'farah', 'kavya'] as const)
        await bench.api.call('userInfo', { token: (await signIn(bench.api, name)).token });
      await me.call('userInfo', { query: { app_version: '1.169.0' } });
    },
    portfolioList: (me) => me.call('portfolioList'),
    managedAccounts: async () =>
      bench.api.call('managedAccounts', { token: (await signIn(bench.api, 'farah')).token }),
    switchPortfolio: async () => {
      const { token } = await signIn(bench.api, 'farah');
      const [managed] = (await bench.api.call('managedAccounts', { token })).body.data;
      await bench.api.call('switchPortfolio', { token, params: { id: String(managed!.portfolio_id) } });
    },
    schemeList: () => bench.api.call('schemeList'),
    schemeDetails: async () => {
      const rows = await bench.api.db.query<{ code: string }>(
        'SELECT code FROM schemes ORDER BY code LIMIT 40',
      );
      for (const part of [rows.slice(0, 20), rows.slice(20), [{ code: OLD_FUND }]])
        await bench.api.call('schemeDetails', { params: { codes: part.map(({ code }) => code).join('|') } });
    },
    amcList: () => bench.api.call('amcList'),
    fundCategories: () => bench.api.call('fundCategories'),
    topBought: () => bench.api.call('topBought'),
    topSold: () => bench.api.call('topSold'),
    topWatchlist: async () => {
      for (const me of investors)
        await me.call('watch', { params: { kind: 'mutual_fund', id: FUNDS.equity } });
      await bench.api.call('topWatchlist');
    },
    indexNav: () => bench.api.call('indexNav', { params: { code: 'NIFTY50' } }),
    depositPlans: () => bench.api.call('depositPlans', { query: {} }),
    exchangeRate: () => bench.api.call('exchangeRate'),
    goldPrices: async () => {
      await bench.api.db.query(
        "INSERT INTO gold_prices VALUES ('2026-11-20', 13010.5), ('2026-11-23', 13100) ON CONFLICT DO NOTHING",
      );
      await bench.api.call('goldPrices', { query: {} });
    },
    goldCurrentPrice: () => bench.api.call('goldCurrentPrice'),
    stockPrices: async () => {
      const rows = await bench.api.db.query<{ isin: string }>(
        'SELECT isin FROM stocks ORDER BY isin LIMIT 2',
      );
      await bench.api.call('stockPrices', { query: { stocks: rows.map(({ isin }) => isin).join(',') } });
    },
    register: () =>
      bench.api.call('register', {
        body: {
          email: 'new@test.example',
          password: 'Quiet#Otter7291',
          name: 'New Person',
          consents: ['terms'],
        },
      }),
    resendOtp: async () => {
      bench.api.clock.advance(60_000);
      const [sent] = answers.get('register') as { data: { otp_ref: string } }[];
      await bench.api.call('resendOtp', { body: { otp_ref: sent!.data.otp_ref } });
    },
    verifyOtp: async () => {
      const [sent] = answers.get('register') as { data: { otp_ref: string } }[];
      const [message] = await bench.api.db.query<{ code: string }>(
        "SELECT code FROM messages WHERE recipient = 'new@test.example' ORDER BY id DESC LIMIT 1",
      );
      await bench.api.call('verifyOtp', { body: { otp_ref: sent!.data.otp_ref, code: message!.code } });
    },
    refreshSession: async () => {
      const browser = { 'sec-fetch-site': 'same-origin' };
      const { headers } = await bench.api.call('authenticate', {
        body: { email: PERSONAS.meera.email, password: 'Sandbox#2026' },
        headers: browser,
      });
      const cookie = [headers['set-cookie']]
        .flat()
        .map((one) => String(one).split(';')[0])
        .join('; ');
      await bench.api.call('refreshSession', { headers: { origin: 'http://localhost:4000', cookie } });
    },
    logout: async () => bench.api.call('logout', { token: (await signIn(bench.api, 'asha')).token }),
    navHistory: () => bench.api.call('navHistory', { params: { code: FUNDS.equity }, query: {} }),
    mutualFundSearch: () => bench.api.call('mutualFundSearch', { query: { per_page: 50 } }),
    createOrder: (me) => me.place({ code: FUNDS.other, type: 'buy', amount: 1500 }),
    cart: (me) => me.cart(),
    orders: (me) => me.call('orders', { query: {} }),
    order: async (me) => {
      for (const { id } of (await me.call('orders', { query: {} })).body.data) await me.order(id);
    },
    pay: async () => undefined,
    payment: async () => undefined,
    holdings: (me) => me.call('holdings', { query: {} }),
    holding: (me) => me.call('holding', { params: { code: FUNDS.equity } }),
    portfolioReturns: (me) => me.call('portfolioReturns'),
    systematicPlans: (me) => me.call('systematicPlans'),
    mandates: (me) => me.call('mandates'),
    goldOrders: (me) => me.call('goldOrders'),
    insuranceQuotes: () =>
      bench.api.call('insuranceQuotes', {
        params: { kind: 'health' },
        query: { cover: 1_000_000, adult_ages: '35' },
      }),
  };

  test.each(Object.keys(WIRE_CALLS) as WireCall[])('X10 · %s', async (name) => {
    await REQUESTS[name](investors[0]!);
    const replies = answers.get(name) ?? [];
    expect(replies.length).toBeGreaterThan(0);
    const shape = wireShape(WIRE_CALLS[name]);
    expect(replies.flatMap((reply) => wireFaults(reply, shape))).toEqual([]);
  });

  test('X10 · funds that most investors bought are counted by investor, and those of fewer than five are left out', async () => {
    expect((await bench.api.call('topBought')).body).toEqual([
      { code: FUNDS.equity, count: 6 },
      { code: FUNDS.debt, count: 5 },
    ]);
  });

  test('X10 · an old fund has every figure, and only figures that do not exist are null', async () => {
    const { body } = await bench.api.call('schemeDetails', { params: { codes: OLD_FUND } });
    const optional = ['jan_31_nav'];
    const shape = wireShape(WIRE_CALLS.schemeDetails.replaceAll('?', ''));
    const faults = wireFaults(body, shape).map((fault) => fault.replace(/^reply\[0\]\.|:.*$/g, ''));
    expect(faults.filter((field) => !optional.includes(field))).toEqual([]);
  });
});
