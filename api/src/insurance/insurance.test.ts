import type { CallQuery } from '@sanchay/contracts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { seedInsurance } from './index.ts';

describe('health insurance quotes', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
    await seedInsurance(api.db);
  });
  afterEach(() => api.close());

  const ask = (query: Partial<CallQuery<'insuranceQuotes'>> = {}) =>
    api.call('insuranceQuotes', {
      params: { kind: 'health' },
      query: { cover: 500_000, adult_ages: '34,32', children: 1, city: 'metro', ...query },
    });

  it('N1 · anybody gets the premiums of the insurers, cheapest first', async () => {
    const { http, body } = await ask();
    expect(http).toBe(200);
    expect(body.data.map(({ id, premium, tax }) => [id, premium, tax])).toEqual([
      ['udyan-basic', 11478, 0],
      ['sahyadri-care', 14390, 0],
      ['neelgiri-essential', 14432, 0],
      ['dhanvan-family-plus', 16068, 0],
      ['kavacham-everyday', 18740, 0],
    ]);
    expect(body.data[0]).toEqual({
      id: 'udyan-basic',
      insurer: 'Udyan Insurance',
      plan: 'Basic',
      cover: 500_000,
      premium: 11478,
      tax: 0,
      features: ['day_care', 'shared_room', 'no_claim_bonus'],
    });
  });

  it('N1 · without children and city, quotes for a couple in a metro', async () => {
    const { body } = await api.call('insuranceQuotes', {
      params: { kind: 'health' },
      query: { cover: 500_000, adult_ages: '34' },
    });
    expect(body.data[0]).toMatchObject({ id: 'udyan-basic', premium: 5400 });
  });

  it('N1 · leaves out plans that do not offer the cover, and answers an empty list when none does', async () => {
    const { body } = await ask({ cover: 20_000_000 });
    expect(body.data.map(({ id }) => id)).toEqual(['kavacham-high-cover']);
    await api.db.query("UPDATE insurance_plans SET offered = false WHERE id = 'kavacham-high-cover'");
    expect((await ask({ cover: 20_000_000 })).body.data).toEqual([]);
    await api.db.query("UPDATE insurance_plans SET offered = true WHERE id = 'kavacham-high-cover'");
  });

  it.each([
    ['17', 'age_not_insurable', 'Adults must be 18 to 65 years old.'],
    ['66', 'age_not_insurable', 'Adults must be 18 to 65 years old.'],
    ['34,17', 'age_not_insurable', 'Adults must be 18 to 65 years old.'],
    ['34,32,30', 'too_many_adults', 'A policy covers 1 or 2 adults.'],
    ['34,', 'ages_not_understood', 'Enter ages in whole years, for example 34,32.'],
    ['old', 'ages_not_understood', 'Enter ages in whole years, for example 34,32.'],
    ['34.5', 'ages_not_understood', 'Enter ages in whole years, for example 34,32.'],
  ])('N1 · refuses the ages "%s" as %s', async (adultAges, code, text) => {
    const { http, body } = await ask({ adult_ages: adultAges });
    expect(http).toBe(422);
    expect(body).toMatchObject({
      status: 'validation_failed',
      code,
      message: text,
      errors: { adult_ages: [text] },
    });
  });

  it.each(['18', '65', '18,65'])('N1 · takes the ages %s', async (adultAges) => {
    expect((await ask({ adult_ages: adultAges, children: 0 })).http).toBe(200);
  });

  it('N1 · refuses five children, a cover below one lakh and a kind that is not sold', async () => {
    expect((await ask({ children: 5 })).http).toBe(400);
    expect((await ask({ cover: 99_999 })).http).toBe(400);
    const life = await api.app.inject('/api/v3/insurance/life/quotes.json?cover=500000&adult_ages=34');
    expect(life.statusCode).toBe(400);
    expect(life.json()).toMatchObject({ status: 'params_invalid' });
  });

  it('N1 · a changed rate row changes the next quote', async () => {
    await api.db.query(
      "UPDATE insurance_rates SET rate = 9999 WHERE plan_id = 'udyan-basic' AND age_from = 31",
    );
    const { body } = await ask({ adult_ages: '34', children: 0 });
    expect(body.data.find(({ id }) => id === 'udyan-basic')!.premium).toBe(9999);
    await api.db.query(
      "UPDATE insurance_rates SET rate = 5400 WHERE plan_id = 'udyan-basic' AND age_from = 31",
    );
  });

  it('N1 · the tax is the dated row in force on the business day', async () => {
    api.clock.set('2025-09-21T23:59:59.000+05:30');
    expect((await ask({ adult_ages: '34', children: 0 })).body.data[0]).toMatchObject({
      premium: 5400,
      tax: 972,
    });
    api.clock.set('2025-09-22T00:00:00.000+05:30');
    expect((await ask({ adult_ages: '34', children: 0 })).body.data[0]).toMatchObject({
      premium: 5400,
      tax: 0,
    });
    const [rule] = await api.db.query(
      "SELECT confidence FROM insurance_tax_rules WHERE rule_id = 'health-gst-2025'",
    );
    expect(rule).toEqual({ confidence: 'M' });
  });

  it('N1 · seeding again changes nothing that was edited', async () => {
    await api.db.query("UPDATE insurance_plans SET child_rate = 1 WHERE id = 'udyan-basic'");
    await seedInsurance(api.db);
    expect(await api.db.query("SELECT child_rate FROM insurance_plans WHERE id = 'udyan-basic'")).toEqual([
      { child_rate: '1.00' },
    ]);
    expect(await api.db.query('SELECT count(*) AS plans FROM insurance_plans')).toEqual([{ plans: 6 }]);
    expect(await api.db.query('SELECT count(*) AS rates FROM insurance_rates')).toEqual([{ rates: 54 }]);
  });
});
