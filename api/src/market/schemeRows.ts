import { RISK_RATINGS } from '@sanchay/contracts';
import { sandboxCode, sandboxIsin, slugOf } from './codes.ts';
import { SCHEMES_A_FUND, type BaseFund } from './fundPlan.ts';
import { gauss, uniform } from './navs/noise.ts';
import { managerOf } from './people.ts';
import type { Plan } from './plans.ts';

const OPTION_NAMES = { GR: 'Growth', DP: 'IDCW Payout', DR: 'IDCW Reinvestment' } as const;
const REINVESTMENT = { GR: 'Z', DP: 'N', DR: 'Y' } as const;
const ELSS_LOCK_DAYS = 1095;
const FEW_FREQUENCIES = ['monthly', 'quarterly'];
const SOME_FREQUENCIES = ['monthly', 'quarterly', 'weekly', 'fortnightly'];
const ALL_FREQUENCIES = [...SOME_FREQUENCIES, 'daily'];
const ALL_DAYS = Array.from({ length: 28 }, (_, index) => index + 1);
const FEW_DAYS = [1, 5, 7, 10, 15, 20, 25, 28];

function tagsOf(seed: number, { number, stream, category }: BaseFund): string[] {
  const chance = (purpose: number): number => uniform(seed, stream, purpose);
  const tags: string[] = [];
  if (category.category === 'Equity' && gauss(seed, stream, -1) > 1.1) tags.push('top_rated');
  if (number < 24) tags.push('top_searched');
  if (chance(31) < 0.1) tags.push('investor');
  if (category.sub === 'Liquid' && chance(32) < 0.5) tags.push('instant');
  if (category.category === 'Equity' && chance(33) < 0.15) tags.push('insured');
  if (category.sub === 'ELSS') tags.push('elss');
  if (['Liquid', 'Arbitrage', 'Ultra Short Duration'].includes(category.sub) && chance(34) < 0.4)
    tags.push('smart');
  return tags;
}

/** Amounts in rupees. */
function limitsOf(seed: number, { stream, category }: BaseFund) {
  const elss = category.sub === 'ELSS';
  const chance = uniform(seed, stream, 41);
  const lumpMin = elss ? 500 : chance < 0.3 ? 100 : chance < 0.6 ? 1000 : 5000;
  return {
    lump_min: lumpMin,
    lump_min_additional: elss ? 500 : Math.min(lumpMin, 1000),
    lump_max: null,
    lump_multiplier: elss ? 500 : 1,
    sip_min: elss ? 500 : chance < 0.3 ? 100 : 500,
    sip_max: null,
    sip_multiplier: elss ? 500 : chance < 0.5 ? 1 : 100,
    sip_dates: chance < 0.8 ? ALL_DAYS : FEW_DAYS,
    sip_frequencies: elss ? FEW_FREQUENCIES : chance < 0.8 ? ALL_FREQUENCIES : SOME_FREQUENCIES,
    redemption_amount_multiple: 1,
    redemption_amount_minimum: elss ? 500 : 100,
    redemption_quantity_multiple: 0.001,
    redemption_quantity_minimum: 0.001,
    units_decimals: 3,
  };
}

/** What a fund's four rows of `schemes` have in common. */
function fundColumns(seed: number, fund: BaseFund, asOf: string) {
  const { category, house, stream, name } = fund;
  const elss = category.sub === 'ELSS';
  return {
    ...limitsOf(seed, fund),
    amfi_code: null,
    isin_reinvestment: null,
    short_name: name.replace(/ Fund$/, ''),
    fund_name: name,
    house_code: house.code,
    category: category.category,
    sub_category: category.sub,
    scheme_class: category.scheme_class,
    maturity_type: 'Open Ended',
    risk: RISK_RATINGS[category.risk]!,
    tags: tagsOf(seed, fund),
    lump_allowed: true,
    sip_allowed: true,
    redemption_allowed: true,
    switch_allowed: true,
    stp_allowed: !elss,
    swp_allowed: true,
    instant: category.sub === 'Liquid',
    closed: false,
    lock_in_days: elss ? ELSS_LOCK_DAYS : 0,
    tax_days: category.scheme_class === 'equity' ? 365 : 730,
    face_value: category.launch_nav,
    exit_load: category.exit_load,
    expense_ratio_date: asOf,
    aum: Math.round(100 * 40 * 10 ** (3 * uniform(seed, stream, 51))) / 100,
    fund_manager: managerOf(seed, stream),
    investment_objective: `To grow money over time through a portfolio in keeping with the ${category.sub} category. This fund is invented for the sandbox.`,
    portfolio_turnover: Math.round(100 * (10 + 140 * uniform(seed, stream, 52))) / 100,
    crisil_rating: null,
    detail_info: null,
    comparable_from: null,
    returns_stale: false,
    sandbox: true,
  };
}

/** Rows of `schemes` for the plans of a fund, without ids, NAVs and returns. */
export function schemeRows(seed: number, fund: BaseFund, plans: readonly Plan[], asOf: string) {
  const common = fundColumns(seed, fund, asOf);
  return plans.map((plan, index) => {
    const name = `${fund.name} - ${plan.direct ? 'Direct' : 'Regular'} Plan - ${OPTION_NAMES[plan.suffix]}`;
    const number = fund.number * SCHEMES_A_FUND + index;
    return {
      ...common,
      code: sandboxCode(fund.house, fund.number, plan.direct, plan.suffix),
      isin: sandboxIsin('INF', number),
      sanchay_id: `SX${String(number).padStart(6, '0')}`,
      slug: slugOf(name),
      name,
      direct: plan.direct,
      reinvestment: REINVESTMENT[plan.suffix],
      expense_ratio: plan.drag,
      start_date: plan.from,
      regular_twin_code: plan.direct ? sandboxCode(fund.house, fund.number, false, plan.suffix) : null,
      generator: {
        drag: plan.drag,
        payout: plan.payout,
        stream: fund.stream,
        sub_category: fund.category.sub,
      },
    };
  });
}
