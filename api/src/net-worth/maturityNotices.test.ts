import { randomUUID } from 'node:crypto';
import type { OtherAssetDraft } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { announceMaturities } from './maturityNotices.ts';

const TODAY = '2026-11-20';
const bond: OtherAssetDraft = {
  type: 'bank_deposit',
  name: '=SUM(A1) "NSC" बचत 🏦',
  rate_percentage: 7.7,
  compounding: 4,
  matures_on: '2026-12-04',
  grams: null,
  entries: [{ on: '2021-12-04', kind: 'paid_in', amount: 10_000 }],
};

describe('notices of maturities', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const record = async (matures_on: string | null) =>
    (await api.call('createOtherAsset', { token, body: { ...bond, matures_on }, key: randomUUID() })).body
      .data;
  const notices = async () =>
    (await api.call('notices', { token })).body.data.filter(({ kind }) => kind === 'asset_maturing');
  const letters = () => api.db.query(`SELECT channel FROM messages WHERE text LIKE '%NSC%' ORDER BY channel`);

  test('P9 · a maturity within fifteen days is announced once, by the chosen channels, with its source', async () => {
    const { id } = await record('2026-12-04');
    await api.call('setNoticePreference', { token, body: { group: 'account', channel: 'sms', on: true } });
    await Promise.all([announceMaturities(api.ctx), announceMaturities(api.ctx)]);
    await announceMaturities(api.ctx);
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: '=SUM(A1) "NSC" बचत 🏦 matures on 4 Dec 2026',
      text: 'Record the payout when you receive it. Source: the date you entered.',
      path: `/portfolio/other-assets/${id}`,
    });
    expect(await letters()).toEqual([{ channel: 'email' }, { channel: 'sms' }]);
  });

  test.each([
    [addDays(TODAY, 16), 0],
    [addDays(TODAY, 15), 1],
    [TODAY, 1],
    [addDays(TODAY, -7), 1],
    [addDays(TODAY, -8), 0],
    [null, 0],
  ])('P9 · on 20 Nov 2026, a maturity on %s is announced %i times', async (day, times) => {
    await record(day);
    await announceMaturities(api.ctx);
    expect(await notices()).toHaveLength(times);
  });

  test('P9 · a maturity that moves to another day is announced again', async () => {
    const { id, version } = await record('2026-12-01');
    await announceMaturities(api.ctx);
    const body = { ...bond, matures_on: '2026-12-02', version };
    expect((await api.call('changeOtherAsset', { token, params: { id }, body })).http).toBe(200);
    await announceMaturities(api.ctx);
    expect(await notices()).toHaveLength(2);
  });

  test('P9 · switched off in the product and by e-mail, nothing is sent', async () => {
    await record('2026-12-01');
    for (const channel of ['in_app', 'email'] as const)
      await api.call('setNoticePreference', { token, body: { group: 'account', channel, on: false } });
    await announceMaturities(api.ctx);
    expect(await notices()).toEqual([]);
    expect(await letters()).toEqual([]);
  });
});
