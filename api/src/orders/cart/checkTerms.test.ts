import type { OrderScheme } from '../../funds/index.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkScheme, checkTerms, isOutsideNfo, type Asked } from './checkTerms.ts';

const scheme: OrderScheme = {
  id: 1,
  code: 'ZZEQ-GR',
  name: 'Zed Equity Fund',
  short_name: 'Zed Equity',
  slug: 'zed-equity',
  category: 'Equity',
  sub_category: 'Flexi Cap',
  house_code: 'ZZH',
  house_name: 'Zed Mutual Fund',
  scheme_class: 'equity',
  direct: true,
  reinvestment: 'Z',
  purchasable: true,
  us_canada_allowed: false,
  lump_allowed: true,
  sip_allowed: true,
  lump_min: 1000,
  lump_min_additional: 500,
  lump_max: 500_000,
  lump_multiplier: 1,
  sip_min: 500,
  sip_max: 100_000,
  sip_multiplier: 100,
  sip_dates: [10, 1, 5, 25],
  sip_frequencies: ['monthly', 'weekly'],
  units_decimals: 3,
  lock_in_days: 0,
  tax_days: 365,
  exit_load: null,
  start_date: null,
  nfo_from: null,
  nfo_to: null,
  face_value: '10.0000',
  asset_allocations: [],
  stp_allowed: true,
  swp_allowed: true,
  redemption_allowed: true,
  switch_allowed: true,
  redemption_amount_minimum: 100,
  redemption_amount_multiple: 1,
  redemption_quantity_minimum: 0.001,
  redemption_quantity_multiple: 0.001,
};
const fresh = { today: '2026-11-20', additional: false };
const buy = (amount: number, start_date: string | null = null): Asked => ({
  type: 'buy',
  amount,
  start_date,
});
const sip = (amount: number, start_date: string | null = '2026-12-05'): Asked => ({
  type: 'sip',
  amount,
  start_date,
});

function problemOf(work: () => void): Problem | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

const check = (asked: Asked, over: Partial<OrderScheme> = {}, circumstances = fresh) =>
  problemOf(() => checkTerms(asked, { ...scheme, ...over }, circumstances));

describe('what an order may request', () => {
  test.each<[string, Asked]>([
    ['the smallest lumpsum', buy(1000)],
    ['the largest lumpsum', buy(500_000)],
    ['the smallest SIP', sip(500)],
    ['the largest SIP', sip(100_000)],
    ['a SIP from the first allowed day after today', sip(500, '2026-11-25')],
    ['a SIP 46 days ahead', sip(500, '2027-01-05')],
    ['a lumpsum dated today', buy(1000, '2026-11-20')],
  ])('I3 · %s is accepted', (_what, asked) => {
    expect(check(asked)).toBeNull();
  });

  test.each<[string, Asked, string, string, string]>([
    ['a missing amount', buy(0), 'below_minimum', 'amount', 'Minimum investment in this fund: ₹1,000.'],
    ['a negative amount', buy(-5000), 'below_minimum', 'amount', 'Minimum investment in this fund: ₹1,000.'],
    [
      'a lumpsum a paisa too small',
      buy(999.99),
      'below_minimum',
      'amount',
      'Minimum investment in this fund: ₹1,000.',
    ],
    [
      'a lumpsum a paisa too large',
      buy(500_000.01),
      'above_maximum',
      'amount',
      'Maximum investment in this fund: ₹5,00,000.',
    ],
    [
      'a lumpsum that is not a multiple',
      buy(1000.5),
      'not_a_multiple',
      'amount',
      'Enter an amount in multiples of ₹1.',
    ],
    ['three decimals', buy(1000.001), 'too_many_decimals', 'amount', 'Use up to two decimals.'],
    ['a SIP that is too small', sip(499), 'below_minimum', 'amount', 'Minimum SIP in this fund: ₹500.'],
    [
      'a SIP that is too large',
      sip(100_100),
      'above_maximum',
      'amount',
      'Maximum SIP in this fund: ₹1,00,000.',
    ],
    [
      'a SIP that is not a multiple',
      sip(550),
      'not_a_multiple',
      'amount',
      'Enter a SIP amount in multiples of ₹100.',
    ],
    [
      'a SIP without a date',
      sip(500, null),
      'start_date_missing',
      'start_date',
      'Choose the first SIP date.',
    ],
    [
      'a SIP on a day that is not',
      sip(500, '2026-11-31'),
      'start_date_invalid',
      'start_date',
      'Enter a valid date.',
    ],
    [
      'a SIP that starts today',
      sip(500, '2026-11-20'),
      'start_date_out_of_range',
      'start_date',
      'Choose a SIP date after today and up to 19 Jan 2027.',
    ],
    [
      'a SIP on a day that the fund does not allow',
      sip(500, '2026-12-06'),
      'sip_date_not_allowed',
      'start_date',
      'SIP dates for this fund: 1st, 5th, 10th and 25th of the month.',
    ],
    [
      'a SIP more than 60 days ahead',
      sip(500, '2027-01-25'),
      'start_date_out_of_range',
      'start_date',
      'Choose a SIP date after today and up to 19 Jan 2027.',
    ],
    [
      'a lumpsum for later',
      buy(1000, '2026-11-21'),
      'start_date_out_of_range',
      'start_date',
      'A one-time investment starts when you pay. Only a SIP can start later.',
    ],
    [
      'a lumpsum dated in the past',
      buy(1000, '2026-11-19'),
      'start_date_out_of_range',
      'start_date',
      'A one-time investment starts when you pay. Only a SIP can start later.',
    ],
    [
      'a lumpsum on a day that is not',
      buy(1000, '2026-02-30'),
      'start_date_invalid',
      'start_date',
      'Enter a valid date.',
    ],
  ])('I3 · %s is refused in words', (_what, asked, code, field, text) => {
    expect(check(asked)).toMatchObject({
      httpStatus: 422,
      status: 'validation_failed',
      code,
      message: text,
      errors: { [field]: [text] },
    });
  });

  test('I3 · the 60th day ahead is the last', () => {
    const open = { sip_dates: [] };
    expect(check(sip(500, '2027-01-19'), open)).toBeNull();
    expect(check(sip(500, '2027-01-20'), open)?.code).toBe('start_date_out_of_range');
  });

  test('I3 · a fund without a list of days takes the 1st to the 28th', () => {
    expect(check(sip(500, '2026-12-28'), { sip_dates: [] })).toBeNull();
    expect(check(sip(500, '2026-12-29'), { sip_dates: [] })?.message).toBe(
      'SIP dates for this fund: 1st to 28th of the month.',
    );
  });

  test('I3 · more units in a folio have the smaller minimum; a SIP keeps its own', () => {
    const again = { ...fresh, additional: true };
    expect(check(buy(500), {}, again)).toBeNull();
    expect(check(buy(499), {}, again)?.message).toBe('Minimum investment in this fund: ₹500.');
    expect(check(sip(400), {}, again)?.message).toBe('Minimum SIP in this fund: ₹500.');
  });

  test('I3 · where a fund sets no limit, 100 crore is ours', () => {
    expect(check(buy(1_000_000_000), { lump_max: null })).toBeNull();
    expect(check(buy(1_000_000_001), { lump_max: null })?.message).toBe(
      'Maximum investment in this fund: ₹1,00,00,00,000.',
    );
    expect(check(sip(1_000_000_100), { sip_max: 0 })?.code).toBe('above_maximum');
  });
});

describe('which funds can be bought', () => {
  const refusal = (over: Partial<OrderScheme> | null, type: 'buy' | 'sip' = 'buy') =>
    problemOf(() => checkScheme(over && { ...scheme, ...over }, type));

  test('I3 · an open direct plan can', () => {
    expect(refusal({})).toBeNull();
    expect(refusal({}, 'sip')).toBeNull();
    expect(refusal({ sip_allowed: false })).toBeNull();
    expect(refusal({ lump_allowed: false }, 'sip')).toBeNull();
  });

  test.each<[Partial<OrderScheme> | null, 'buy' | 'sip', string, string, string]>([
    [null, 'buy', 'unknown_fund', 'code', 'Fund not found.'],
    [
      { direct: false, purchasable: false },
      'buy',
      'regular_plan',
      'code',
      'This is a regular plan, which pays commission. We offer only the direct plan.',
    ],
    ...(['N', 'Y'] as const).flatMap((reinvestment) =>
      (['buy', 'sip'] as const).map((type): [Partial<OrderScheme>, 'buy' | 'sip', string, string, string] => [
        { reinvestment, purchasable: false },
        type,
        'idcw_not_offered',
        'code',
        "We don't offer the IDCW option. Choose the growth option of this fund.",
      ]),
    ),
    [
      { purchasable: false },
      'buy',
      'fund_closed',
      'code',
      "This fund isn't accepting investments right now.",
    ],
    [
      { lump_allowed: false },
      'buy',
      'lumpsum_not_available',
      'type',
      'This fund accepts only SIP, not one-time investment.',
    ],
    [
      { sip_allowed: false },
      'sip',
      'sip_not_available',
      'type',
      'This fund accepts only one-time investment, not SIP.',
    ],
  ])('I3 · %j for %s is refused as %s', (over, type, code, field, text) => {
    expect(refusal(over, type)).toMatchObject({
      httpStatus: 422,
      code,
      message: text,
      errors: { [field]: [text] },
    });
  });
});

describe('new funds', () => {
  test.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-06', true],
    ['2026-12-07', false],
  ])('I3 · a new fund on %s is closed for purchases: %s', (today, isClosed) => {
    const fund = { nfo_from: '2026-11-20', nfo_to: '2026-11-30', start_date: '2026-12-07' };
    expect(isOutsideNfo(fund, today)).toBe(isClosed);
    expect(isOutsideNfo({ ...fund, nfo_from: null, nfo_to: null }, today)).toBe(false);
  });
});
