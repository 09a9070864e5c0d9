import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const plans = async (query: object = {}) => (await api.call('depositPlans', { query })).body.data;

test('I8 · the list has the shape that clients of this family know', async () => {
  const all = await plans();
  expect(all).toHaveLength(40);
  expect(all[0]).toEqual({
    id: 'shriram-finance-ltd-60',
    type: 'fixed_deposit_plan',
    attributes: {
      name: 'Shriram Finance Ltd 60 months',
      risk_level: 'Low to Moderate Risk',
      partner_id: 'shriram-finance-ltd',
      partner_name: 'Shriram Finance Ltd',
      partner_kind: 'non_bank',
      interest_rate: 6.75,
      senior_citizen_interest_rate: 7.05,
      offer_code: '',
      tenure_from: 1825,
      tenure_to: 1825,
      tenure_from_in_months: 60,
      tenure_to_in_months: 60,
      start_date: '2026-01-01',
      end_date: null,
      min_amount: '15000.00',
      max_amount: '10000000.00',
      compounding: 'monthly',
      status: 'active',
      lockin_period: '90',
      payouts: [
        { payout: 'maturity', interest_rate: 6.75, senior_citizen_interest_rate: 7.05 },
        { payout: 'monthly', interest_rate: 6.54, senior_citizen_interest_rate: 6.83 },
        { payout: 'quarterly', interest_rate: 6.58, senior_citizen_interest_rate: 6.87 },
        { payout: 'half_yearly', interest_rate: 6.63, senior_citizen_interest_rate: 6.92 },
        { payout: 'yearly', interest_rate: 6.75, senior_citizen_interest_rate: 7.05 },
      ],
      sandbox: true,
    },
  });
});

test('I8 · the highest rate comes first', async () => {
  const rates = (await plans()).map(({ attributes }) => attributes.interest_rate);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
});

test('I8 · issuer, tenure and amount choose plans; their bounds belong to them', async () => {
  const ids = async (query: object) => (await plans(query)).map(({ id }) => id);
  expect(await ids({ issuer: 'axis-bank', tenure_in_months: 29 })).toEqual(['axis-bank-25']);
  expect(await ids({ issuer: 'axis-bank', tenure_in_months: 30 })).toEqual(['axis-bank-30']);
  expect(await ids({ tenure_in_months: 11 })).toEqual([]);
  expect(await ids({ tenure_in_months: 12, amount: 14999.99 })).toEqual(['axis-bank-12']);
  expect(await ids({ tenure_in_months: 12, amount: 15000 })).toHaveLength(4);
  expect(await ids({ tenure_in_months: 12, amount: 10000001 })).toEqual(['axis-bank-12']);
  expect(await ids({ issuer: 'nobody' })).toEqual([]);
});

test('I8 · a payout shows what it pays, still the highest first', async () => {
  const [first, ...rest] = await plans({ payout: 'monthly' });
  expect(first!.attributes).toMatchObject({ interest_rate: 6.54, senior_citizen_interest_rate: 6.83 });
  for (const { attributes } of rest) expect(attributes.interest_rate).toBeLessThanOrEqual(6.54);
});

test.each([{ payout: 'weekly' }, { tenure_in_months: 0 }, { amount: 0 }, { amount: 'many' }])(
  'I8 · %j is refused',
  async (query) => {
    expect((await api.call('depositPlans', { query: query as never })).http).toBe(400);
  },
);

test('I8 · an issuer shows what it is, its limits and what it pays on premature withdrawal', async () => {
  const { data } = (await api.call('depositIssuer', { params: { slug: 'axis-bank' } })).body;
  expect(data).toMatchObject({
    name: 'Axis Bank',
    kind: 'bank',
    founded: 1993,
    min_amount: 5000,
    max_amount: 20000000,
    sandbox: true,
  });
  expect(data.early_closure).toHaveLength(2);
  expect(data.plans.map(({ attributes }) => attributes.tenure_from_in_months)).toEqual([
    12, 15, 18, 22, 25, 30, 36, 42, 48, 60,
  ]);
  expect(data.plans[0]!.attributes).toMatchObject({
    partner_kind: 'bank',
    compounding: 'quarterly',
    risk_level: 'Low Risk',
  });
});

test('I8 · an unknown issuer is a 404 in words', async () => {
  const { http, body } = await api.call('depositIssuer', { params: { slug: 'no-bank' } });
  expect([http, body.message]).toEqual([404, 'FD issuer not found.']);
});
