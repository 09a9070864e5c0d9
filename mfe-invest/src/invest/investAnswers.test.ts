import { aScheme } from '../testing/schemes.ts';
import {
  amountProblem,
  answersQuery,
  frequenciesOf,
  orderBody,
  sipDays,
  smallestAmount,
  startAnswers,
  withKind,
  type InvestAnswers,
} from './investAnswers.ts';
import { kindsOf } from './orderKinds.ts';

const start = (address = '', scheme = aScheme()) => startAnswers(scheme, new URLSearchParams(address));

describe('I3 answers of the invest card', () => {
  test('I3 it starts with the fund’s smallest SIP on the 5th', () => {
    expect(start()).toEqual({
      ...{ kind: 'sip', amount: 500, frequency: 'monthly', day: 5, stepUp: null },
      ...{ first: 'now', folio: null },
    });
    expect(start('', aScheme({ sip_min: 150 })).amount).toBe(200);
    expect(start('', aScheme({ sip_dates: [28, 7] })).day).toBe(7);
    expect(start('', aScheme({ sip_available: 'N' }))).toMatchObject({ kind: 'buy', amount: 5000 });
  });

  test('I3 a change between SIP and one-time never leaves an amount below the minimum, and keeps what was typed', () => {
    const scheme = aScheme();
    const once = (amount: number | null, additional = false) =>
      withKind(scheme, { ...start(), amount }, 'buy', additional).amount;
    expect(once(500)).toBe(5000);
    expect(once(700)).toBe(5000);
    expect(once(null)).toBe(5000);
    expect(once(7500)).toBe(7500);
    expect(once(500, true)).toBe(
      smallestAmount({ min: scheme.lump_min_additional, multiple: scheme.lump_multiplier, max: null }),
    );
    expect(withKind(scheme, { ...start(), kind: 'buy', amount: 5000 }, 'sip', false)).toMatchObject({
      ...{ kind: 'sip', amount: 500, day: 5 },
    });
  });

  test('I3 the address gives back what was chosen before signing in', () => {
    const answers: InvestAnswers = {
      ...start(),
      ...{ amount: 2500.5, day: 10, first: 'later', folio: '12/3' },
    };
    const address = answersQuery(answers);
    expect(address).toBe('type=sip&amount=2500.5&day=10&first=later&folio=12%2F3');
    expect(start(address)).toEqual(answers);
    expect(answersQuery({ ...answers, kind: 'buy', amount: null, folio: null })).toBe('type=buy');
  });

  test('I3 frequency and step-up come back too, where the fund takes them', () => {
    const sips = ['MONTHLY', 'WEEKLY'].map((sip_frequency) => ({
      ...{ sip_frequency, sip_dates: [], sip_minimum_gap: 7, sip_maximum_gap: 31 },
    }));
    const weekly = aScheme({ sips });
    const stepUp = { by: 'percent', value: 10, every_months: 12, cap: null } as const;
    const answers = { ...start('', weekly), frequency: 'weekly', day: 2, stepUp } as const;
    const address = answersQuery(answers);
    expect(address).toBe('type=sip&amount=500&day=2&first=now&frequency=weekly&step=P10-12');
    expect(start(address, weekly)).toEqual(answers);
    expect(start('frequency=daily&step=X', weekly)).toMatchObject({ frequency: 'monthly', stepUp: null });
    expect(frequenciesOf(weekly)).toEqual(['weekly', 'monthly']);
    expect(orderBody('AX', answers, null, '2026-11-21')).toMatchObject({
      ...{ frequency: 'weekly', start_date: '2026-12-01', step_up: stepUp },
    });
  });

  test('I3 an address that makes no sense changes nothing', () => {
    expect(start('type=gift&amount=-5&day=31&first=never')).toEqual(start());
    expect(start('amount=abc').amount).toBe(500);
  });

  test('I3 a fund that takes neither SIP nor lumpsum offers nothing', () => {
    expect(kindsOf(aScheme({ sip_available: 'N', lump_available: 'N' }))).toEqual([]);
    expect(kindsOf(aScheme())).toEqual(['sip', 'buy']);
  });

  test('I3 without dates of its own a fund takes SIPs on the 1st to the 28th', () => {
    expect(sipDays(aScheme({ sip_dates: [10, 1] }))).toEqual([1, 10]);
    expect(sipDays(aScheme({ sip_dates: [] }))).toHaveLength(28);
  });

  test('I3 amounts are checked against minimum, maximum and multiple', () => {
    const check = (amount: number | null, kind: 'sip' | 'buy' = 'sip', additional = false) =>
      amountProblem(aScheme(), { ...start(), kind, amount }, additional);
    expect(check(500)).toBeNull();
    expect(check(499)).toEqual({ code: 'below_minimum', limit: 500 });
    expect(check(550)).toEqual({ code: 'not_a_multiple', limit: 100 });
    expect(check(100_000)).toBeNull();
    expect(check(100_100)).toEqual({ code: 'above_maximum', limit: 100_000 });
    expect(check(null)).toEqual({ code: 'not_positive', limit: 0 });
    expect(check(4999, 'buy')).toEqual({ code: 'below_minimum', limit: 5000 });
    expect(check(1000, 'buy', true)).toBeNull();
    expect(check(999, 'buy', true)).toEqual({ code: 'below_minimum', limit: 1000 });
    expect(smallestAmount({ min: 100, max: null, multiple: 0 })).toBe(100);
  });

  test('I3 the order carries what was chosen', () => {
    const answers = { ...start(), amount: 1000 };
    expect(orderBody('AX', answers, '12/3', '2026-11-21')).toEqual({
      code: 'AX',
      type: 'sip',
      amount: 1000,
      folio_no: '12/3',
      frequency: 'monthly',
      start_date: '2027-01-05',
      sip_firstorderflag: 'Y',
    });
    expect(orderBody('AX', { ...answers, first: 'later' }, null, '2026-11-21')).toMatchObject({
      folio_no: null,
      start_date: '2026-12-05',
      sip_firstorderflag: 'N',
    });
    expect(orderBody('AX', { ...answers, kind: 'buy' }, null, '2026-11-21')).toEqual({
      code: 'AX',
      type: 'buy',
      amount: 1000,
      folio_no: null,
    });
  });
});
