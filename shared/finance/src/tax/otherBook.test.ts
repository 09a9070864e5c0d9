import {
  equityLtcg,
  equityStcg,
  exitLoadSlabs,
  fdTds,
  fundTaxOn,
  gainsByHead,
  gainTreatment,
  incomeTaxSlab,
  indexedCost,
  nonResidentTds,
  publishedRules,
  saleOf,
  taxHarvestingMaxSaving,
  unlocksOn,
  type DatedRule,
  type LoadedLot,
  type RuleBook,
} from '../index.ts';

const NEW_DAY = '2026-12-01';
const DAY_BEFORE = '2026-11-30';

/** The rows of a kind with the last one replaced by another value from the new day on. */
function changed<T>(rows: ReadonlyArray<DatedRule<T>>, value: T): ReadonlyArray<DatedRule<T>> {
  const last = rows.find((row) => row.applies_to === null)!;
  const { rule_id } = last;
  return [
    ...rows.filter((row) => row !== last),
    { ...last, applies_to: DAY_BEFORE },
    { ...last, rule_id: `${rule_id}-changed`, applies_from: NEW_DAY, value },
  ];
}

/** Rules whose every figure changes on one day. */
const book: RuleBook = {
  ...publishedRules,
  equity_gains: changed(publishedRules.equity_gains, { months: 24, stcgPct: 25, ltcgPct: 15 }),
  equity_exemption: changed(publishedRules.equity_exemption, 200_000),
  stt_units: changed(publishedRules.stt_units, 0.1),
  non_resident_tds: changed(publishedRules.non_resident_tds, {
    ratePct: { equity_short: 25, equity_long: 15, other_long: 15, slab: 30, unknown: 30 },
    surcharges: [],
    surchargeCapPct: { equity_short: 100, equity_long: 100, slab: 100, other_long: 100, unknown: 100 },
    cessPct: 0,
  }),
  fund_kind: changed(publishedRules.fund_kind, { equityFrom: 90 }),
  specified_fund: [],
  other_fund_gains: changed(publishedRules.other_fund_gains, { months: 36, listedMonths: 36, ratePct: 20 }),
  graded_liquid_load: changed(publishedRules.graded_liquid_load, [0.1]),
  elss_lock_in: changed(publishedRules.elss_lock_in, 60),
  grandfathering: changed(publishedRules.grandfathering, '2020-01-31'),
};

const old: LoadedLot = { id: 'old', boughtOn: '2019-06-03', units: '100', cost: '1000.00', exitLoad: null };
const sold = (soldOn: string, over: { nonResident?: boolean } = {}) =>
  saleOf(
    [old],
    { nav: '50', soldOn, tax: { kind: 'equity', listed: false }, navOf2018: '30', ...over },
    book,
  );

describe('I5 · figures follow the rules that they are given', () => {
  it('I5 · tax on equity gains changes on the day on which its rule does', () => {
    expect(equityLtcg({ ltcg: 300_000, saleDate: DAY_BEFORE }, book)).toMatchObject({
      tax: 21_875,
      ruleIds: ['equity-rates-2024', 'equity-exemption-2024'],
    });
    expect(equityLtcg({ ltcg: 300_000, saleDate: NEW_DAY }, book)).toMatchObject({
      tax: 15_000,
      ruleIds: ['equity-rates-2024-changed', 'equity-exemption-2024-changed'],
    });
    expect([equityStcg(100, DAY_BEFORE, book).tax, equityStcg(100, NEW_DAY, book).tax]).toEqual([20, 25]);
    expect(taxHarvestingMaxSaving(NEW_DAY, book)).toBe(30_000);
  });

  it('I5 · a holding is long-term after the months of the rule of the day of the sale', () => {
    const term = (soldOn: string) => gainTreatment('equity', { boughtOn: '2025-06-01', soldOn }, book).term;
    expect([term(DAY_BEFORE), term(NEW_DAY)]).toEqual(['long', 'short']);
    expect(gainTreatment('specified', { boughtOn: '2023-05-02', soldOn: NEW_DAY }, book)).toMatchObject({
      head: 'other_long',
      ratePct: 20,
    });
  });

  it('I5 · a sale takes STT, the cost of old units and the tax of non-residents from them', () => {
    expect(sold(DAY_BEFORE)).toMatchObject({ stt: '0.05', lots: [{ gain: '4000.00', ratePct: 12.5 }] });
    expect(sold(NEW_DAY)).toMatchObject({ stt: '5.00', lots: [{ gain: '2000.00', ratePct: 15 }] });
    expect(sold(DAY_BEFORE, { nonResident: true }).tds).toBe('520.00');
    expect(sold(NEW_DAY, { nonResident: true })).toMatchObject({
      tds: '300.00',
      tdsRuleId: 'nri-tds-2024-changed',
      net: '4695.00',
    });
    expect(gainsByHead(sold(NEW_DAY).lots, NEW_DAY, book)[0]).toMatchObject({ exemption: 200_000 });
    expect(nonResidentTds([{ head: 'slab', gain: '100.00' }], NEW_DAY, book).total).toBe('30.00');
  });

  it('I5 · so do the kind of a fund, exit load and lock-in', () => {
    const shares = { ...publishedRules.fund_kind[0]!, value: { equity: 80, debt: 20, listed: false } };
    const kind = (day: string) => fundTaxOn([shares], day, book).kind;
    expect([kind(DAY_BEFORE), kind(NEW_DAY)]).toEqual(['equity', 'other']);
    const graded = '0.0070% on day 1 falling to nil from day 7';
    expect([exitLoadSlabs(graded, DAY_BEFORE, book).length, exitLoadSlabs(graded, NEW_DAY, book)]).toEqual([
      6,
      [{ pct: 0.1, days: 1 }],
    ]);
    const elss = { elss: true, days: 0 };
    expect([unlocksOn(elss, DAY_BEFORE, book), unlocksOn(elss, NEW_DAY, book)]).toEqual([
      '2029-12-01',
      '2031-12-02',
    ]);
  });

  it('I5 · deposits, income tax and indexation take the row of the year', () => {
    const [fd] = publishedRules.fd_tds;
    const interest = { fy: '2023-24', payer: 'bank', senior: false, interest: 90_000, pan: true } as const;
    const earlier = { ...fd!, rule_id: 'fd-earlier', applies_from: '2023-04-01' };
    expect(fdTds(interest, { fd_tds: [earlier] })).toMatchObject({ tds: 9000, ruleId: 'fd-earlier' });
    const flat = { ...publishedRules.new_regime_slabs[1]!, rule_id: 'flat', applies_to: null };
    const slabs = { ...flat, value: { ...flat.value, slabs: [{ from: 0, pct: 10 }], rebateUpTo: 0 } };
    expect(incomeTaxSlab({ taxableIncome: 500_000, fy: '2027-28' }, { new_regime_slabs: [slabs] })).toEqual(
      expect.objectContaining({ taxWithCess: 52_000, ruleId: 'flat' }),
    );
    const [first] = publishedRules.cost_inflation_index;
    const next = { ...first!, applies_from: '2026-04-01', applies_to: '2027-03-31', value: 400 };
    expect(indexedCost(100, '2001-02', '2026-27', { cost_inflation_index: [first!, next] })).toBe(400);
  });
});
