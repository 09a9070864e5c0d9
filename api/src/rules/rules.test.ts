import { testApi, type TestApi } from '../testing/testApi.ts';

describe('rule table', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const inForce = async (kind: string) => {
    const { data } = (await api.call('datedRules')).body;
    return data.rules
      .filter(
        (rule) =>
          rule.kind === kind &&
          rule.applies_from <= data.on &&
          (rule.applies_to === null || data.on <= rule.applies_to),
      )
      .map((rule) => rule.value);
  };

  it('M1 · anybody reads the day of business and the figures in force on it', async () => {
    const { http, body } = await api.call('datedRules');
    expect(http).toBe(200);
    expect(body.status).toBe('success');
    expect(body.data.on).toBe('2026-11-20');
    expect(await inForce('equity_ltcg')).toEqual([12.5]);
    expect(await inForce('equity_stcg')).toEqual([20]);
    expect(await inForce('equity_exemption')).toEqual([125_000]);
    expect(await inForce('section_80c')).toEqual([150_000]);
    expect(await inForce('elss_lock_in')).toEqual([36]);
    expect(await inForce('old_regime_slab')).toEqual([5, 20, 30]);
    expect(await inForce('cess')).toEqual([4]);
    expect(await inForce('stamp_duty')).toEqual([0.005]);
  });

  it('M1 · the past is there with its dates and its source', async () => {
    const { data } = (await api.call('datedRules')).body;
    const before = data.rules.filter((rule) => rule.applies_to === '2024-07-22');
    expect(before.find((rule) => rule.kind === 'equity_ltcg')).toEqual({
      rule_id: 'equity-rates-2018',
      kind: 'equity_ltcg',
      value: 10,
      applies_from: '2018-04-01',
      applies_to: '2024-07-22',
      source: 'Finance Act 2018 (rules R1)',
      confidence: 'H',
    });
    expect(before.find(({ kind }) => kind === 'equity_stcg')?.value).toBe(15);
  });

  it('S19 · a rule shows its source and dates by id; unknown ids are left out, and a repeated one is returned once', async () => {
    const ids = 'equity-rates-2018,no-such-rule,nav-equity-2021,equity-rates-2018';
    const { http, body } = await api.call('ruleSources', { query: { ids } });
    expect(http).toBe(200);
    expect(body.data.map(({ rule_id }) => rule_id)).toEqual(['equity-rates-2018', 'nav-equity-2021']);
    expect(body.data[0]).toEqual({
      rule_id: 'equity-rates-2018',
      applies_from: '2018-04-01',
      applies_to: '2024-07-22',
      source: 'Finance Act 2018',
    });
  });

  it('M1 · the day is that of business in India, not of the machine', async () => {
    api.clock.set('2027-03-31T18:30:00Z');
    expect((await api.call('datedRules')).body.data.on).toBe('2027-04-01');
    expect(await inForce('old_regime_slab')).toEqual([]);
    expect(await inForce('equity_ltcg')).toEqual([12.5]);
  });
});
