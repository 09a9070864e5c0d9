import { loadCalendar } from '../calendar/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import { checkScheme, checkTerms } from '../orders/index.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { publishUpTo } from './publishUpTo.ts';
import { seedNewFund } from './seedNewFund.ts';

const CODE = 'SBX-KOUV4D-GR';

describe('the new fund of the sandbox', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const seed = async (today = '2026-11-20') =>
    seedNewFund(api.db, { today, calendar: await loadCalendar(api.db) });
  const order = async (today: string) => {
    const scheme = await schemeForOrder(api.db, CODE);
    checkScheme(scheme, 'buy');
    checkTerms({ type: 'buy', amount: 5000, start_date: null }, scheme, { today, additional: false });
  };

  test('I3 · its offer is open around the day of the start, once, and its page shows when', async () => {
    expect([await seed(), await seed('2027-03-01')]).toEqual([true, false]);
    const [scheme] = (await api.call('schemeDetails', { params: { codes: CODE } })).body;
    expect(scheme).toMatchObject({
      short_name: 'Kotak Next Decade',
      nav: null,
      sip_available: 'N',
      lump_available: 'Y',
      lump_min: 500,
      face_value: 10,
      new_fund: { from: '2026-11-18', to: '2026-12-02', allotment: '2026-12-09' },
    });
  });

  test('I2 · its NAV is not late before there can be one, and it is after', async () => {
    await seed();
    const late = async () => (await api.call('fundRecord', { params: { code: CODE } })).body.data.nav_late;
    api.clock.set('2026-12-10T12:00:00+05:30');
    expect(await late()).toBe(false);
    api.clock.set('2026-12-14T23:30:00+05:30');
    expect(await late()).toBe(true);
  });

  test.each([
    ['2026-11-17', 'nfo_not_open'],
    ['2026-11-18', null],
    ['2026-12-02', null],
    ['2026-12-03', 'nfo_not_open'],
    ['2026-12-08', 'nfo_not_open'],
    ['2026-12-09', null],
  ])('I3 · an order of %s: %s', async (today, code) => {
    await seed();
    if (code === null) await order(today);
    else await expect(order(today)).rejects.toMatchObject({ httpStatus: 422, code });
  });

  test('I5 · its first NAV is the face value of its day of allotment, and it moves from then on', async () => {
    await seed();
    const navs = () =>
      api.db.query<{ date: string; nav: string }>(
        'SELECT n.date, n.nav FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE s.code = $1 ORDER BY n.date',
        [CODE],
      );
    await publishUpTo(api.ctx, new Date('2026-12-08T23:30:00+05:30'));
    expect(await navs()).toEqual([]);
    await publishUpTo(api.ctx, new Date('2026-12-11T23:30:00+05:30'));
    const [first, ...others] = await navs();
    expect(first).toEqual({ date: '2026-12-09', nav: '10.0000' });
    expect(others.map(({ date }) => date)).toEqual(['2026-12-10', '2026-12-11']);
    for (const { nav } of others) {
      expect(nav).not.toBe('10.0000');
      expect(Number(nav)).toBeGreaterThan(9);
      expect(Number(nav)).toBeLessThan(11);
    }
    const [scheme] = (await api.call('schemeDetails', { params: { codes: CODE } })).body;
    expect([scheme!.new_fund, scheme!.nav?.date]).toEqual([null, '2026-12-11']);
  });
});
