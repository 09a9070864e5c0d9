import vectors from './fixtures/vectors.json';
import * as finance from './index.ts';

/** A field of an example is what its calculator takes; the examples are data, so nothing more is known of them. */
type KeysOf<T> = T extends T ? keyof T : never;
type Name = KeysOf<(typeof vectors)[number]['inputs']>;
type Inputs = Record<
  Exclude<Name, 'lots' | 'acquired' | 'settlement_holidays' | 'market_holidays'>,
  never
> & {
  lots: { units: number; load_pct: number }[];
  acquired: string;
  settlement_holidays: string[];
  market_holidays: string[];
};
type Outcome = Record<string, number | string>;

const rules = finance.publishedRules;
const closed = (date: string, exchange: boolean): finance.Holiday => ({ date, exchange, settlement: true });

const calculators: Record<string, (inputs: Inputs) => Outcome> = {
  'sip-calculator': (i) => {
    const result = finance.sip({
      monthlyAmount: i.monthly_amount,
      months: i.months,
      annualRatePct: i.annual_rate_pct,
    });
    return { future_value: result.value, invested: result.invested };
  },
  'step-up-sip': (i) => {
    const result = finance.stepUpSip({
      monthlyAmount: i.monthly_amount,
      stepUpPct: i.annual_step_up_pct,
      months: i.years * 12,
      annualRatePct: i.annual_rate_pct,
    });
    return { future_value: result.value, invested: result.invested };
  },
  'goal-required-sip': (i) => ({
    monthly_sip: finance.requiredSip({
      targetAmount: i.target_amount,
      annualRatePct: i.annual_rate_pct,
      months: i.months,
    }).monthlySip,
  }),
  'inflation-adjust': (i) => ({
    real_value: finance.inflation({
      nominalValue: i.nominal_value,
      inflationPct: i.inflation_pct,
      years: i.years,
    }).realValue,
  }),
  'lumpsum-calculator': (i) => ({
    future_value: finance.lumpsum({
      principal: i.principal,
      annualRatePct: i.annual_rate_pct,
      years: i.years,
    }).value,
  }),
  'mutual-fund-returns-calculator': (i) => ({
    future_value: finance.mutualFundReturns({
      principal: i.principal,
      annualRatePct: i.annual_rate_pct,
      years: i.years,
    }).value,
  }),
  'cagr-calculator': (i) => ({
    cagr_pct: finance.cagr({ beginValue: i.begin_value, endValue: i.end_value, years: i.years }).cagrPct,
  }),
  'fd-calculator': (i) => ({
    maturity: finance.fd({
      principal: i.principal,
      annualRatePct: i.annual_rate_pct,
      years: i.years,
      interest: i.interest,
    }).value,
  }),
  'rd-calculator': (i) => ({
    maturity: finance.rd({
      monthlyDeposit: i.monthly_deposit,
      annualRatePct: i.annual_rate_pct,
      months: i.years * 12,
    }).value,
  }),
  'ppf-calculator': (i) => {
    const result = finance.ppf({
      yearlyDeposit: i.yearly_deposit,
      annualRatePct: i.annual_rate_pct,
      years: i.years,
    });
    return { maturity: result.value, invested: result.invested };
  },
  'nsc-calculator': (i) => ({
    maturity: finance.nsc({ principal: i.principal, annualRatePct: i.annual_rate_pct, years: i.years }).value,
  }),
  'nps-calculator': (i) => {
    const result = finance.nps({
      monthlyContribution: i.monthly_contribution,
      months: i.months,
      annualRatePct: i.annual_rate_pct,
      annuitySharePct: i.annuity_share_pct,
      annuityRatePct: i.annuity_rate_pct,
    });
    return {
      corpus: result.corpus,
      lump_sum: result.lumpSum,
      annuity_corpus: result.annuityCorpus,
      monthly_pension: result.monthlyPension,
    };
  },
  'swp-calculator': (i) => {
    const result = finance.swp({
      corpus: i.corpus,
      monthlyWithdrawal: i.monthly_withdrawal,
      annualRatePct: i.annual_rate_pct,
      months: i.months,
    });
    return {
      final_balance: result.finalBalance,
      total_withdrawn: result.totalWithdrawn,
      profit: result.profit,
    };
  },
  'stp-calculator': (i) => {
    const result = finance.stp({
      sourceCorpus: i.source_corpus,
      monthlyTransfer: i.monthly_transfer,
      months: i.months,
      sourceRatePct: i.source_rate_pct,
      targetRatePct: i.target_rate_pct,
      order: 'transfer-first',
    });
    return { source_value: result.sourceValue, target_value: result.targetValue, total: result.total };
  },
  'epf-calculator': (i) => {
    const split = finance.epfSplit({ basicDa: i.basic_da, epsWageCap: i.eps_wage_cap });
    return {
      employee_epf: split.employeeEpf,
      employer_epf: split.employerEpf,
      employer_eps: split.employerEps,
    };
  },
  'exit-load': (i) => {
    const { load, net } = finance.exitLoad({
      lots: i.lots.map((lot) => ({ units: lot.units, loadPct: lot.load_pct })),
      nav: i.nav,
    });
    return { load, net };
  },
  'stamp-duty': (i) => {
    const { stampDuty, netAmount } = finance.stampDuty(i.amount, i.rate_pct);
    return { stamp_duty: stampDuty, invested: netAmount };
  },
  grandfathering: (i) => {
    const result = finance.grandfathering({
      unitCost: i.unit_cost,
      fmv: i.fmv_31jan2018,
      unitSale: i.unit_sale,
      quantity: i.quantity,
      acquiredOn: finance.addDays(i.acquired.replace('before ', ''), -1),
      boughtBy: rules.grandfathering[0]!.value,
    });
    return { cost_of_acquisition: result.costOfAcquisition, gain: result.gain };
  },
  indexation: (i) => ({ indexed_cost: finance.indexedCost(i.cost, i.fy_buy, i.fy_sell, rules) }),
  'equity-ltcg': (i) => {
    const { taxable, tax } = finance.equityLtcg({ ltcg: i.ltcg, saleDate: i.sale_date }, rules);
    return { taxable, tax };
  },
  'tax-harvesting': (i) => ({
    max_saving_per_year: finance.harvestingSaving(i.yearly_exemption, i.rate_pct),
  }),
  'capital-gains-setoff': (i) => {
    const { netStcg, netLtcg } = finance.setOff({ ltcg: i.ltcg, stcg: i.stcg, stcl: i.stcl, ltcl: i.ltcl });
    return { net_stcg: netStcg, net_ltcg: netLtcg };
  },
  'income-tax-slab': (i) => ({
    tax_with_cess: finance.incomeTaxSlab({ taxableIncome: i.taxable_income, fy: i.fy }, rules).taxWithCess,
  }),
  'fd-tds': (i) => ({
    tds: finance.fdTds(
      { fy: i.fy, payer: i.payer, senior: i.senior, interest: i.interest, pan: i.pan },
      rules,
    ).tds,
  }),
  'gold-buy': (i) => {
    const order = { pricePerGram: i.price_per_gram_ex_gst, taxPct: i.gst_pct, rupees: i.rupees };
    const { rateInclTax, grams } = finance.goldBuyByRupees(order);
    return { rate_incl_gst: rateInclTax, grams };
  },
  'gold-sell': (i) => ({
    grams: finance.goldSellByRupees({ pricePerGram: i.price_per_gram, rupees: i.rupees }).grams,
  }),
  'nav-applicability': (i) => {
    const calendar = {
      holidays: [
        ...i.settlement_holidays.map((date) => closed(date, false)),
        ...i.market_holidays.map((date) => closed(date, true)),
      ],
    };
    const { navDate, allotmentDate } = finance.applicableNavOnDate(
      i.scheme_class,
      i.order_date,
      calendar,
      rules,
    );
    return { nav_date: navDate, allotment_date: allotmentDate };
  },
  'portfolio-overlap': (i) => ({ overlap_pct: finance.portfolioOverlap(i.a, i.b).overlapPct }),
};

function expectWithin(
  actual: number | string | undefined,
  expected: number | string,
  tolerance: number,
): void {
  if (typeof expected === 'string') expect(actual).toBe(expected);
  else expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(tolerance);
}

describe('M2 I5 G1 · worked examples with published answers', () => {
  it('M2 · every example is known here', () => {
    expect(vectors.length).toBe(30);
    const unknown = vectors.filter(({ calculator }) => !Object.hasOwn(calculators, calculator));
    expect(unknown).toEqual([]);
  });

  it.each(vectors.map((vector, index) => [`${index + 1} ${vector.calculator}`, vector] as const))(
    'M2 · example %s',
    (_name, vector) => {
      const outcome = calculators[vector.calculator]!(vector.inputs as unknown as Inputs);
      for (const [field, expected] of Object.entries(vector.expected)) {
        expectWithin(outcome[field], expected, vector.tolerance);
      }
    },
  );
});
