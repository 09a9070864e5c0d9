import { setImmediate as breathe } from 'node:timers/promises';
import type { CallReply } from '@sanchay/contracts';
import {
  financialYearOf,
  isHarvestOffered,
  istDate,
  positionOf,
  rupees,
  saleOf,
  sumRupees,
  toWire,
  type HarvestLeg,
  type HarvestPlan,
  type PlanPosition,
  type Rupees,
  type RuleBook,
  type SoldLot,
  type YearFacts,
} from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Context } from '../platform/context.ts';
import { presentMoment, type Moment } from '../redemptions/index.ts';
import { yearGains } from '../reports/index.ts';
import { elsewhereOf } from './elsewhere.ts';
import { agreementOf } from './run/agreement.ts';
import { searchPlan } from './search/searchPlan.ts';
import { harvestUnits, type HarvestUnits, type PlannedFolio } from './folios.ts';

type PlanView = CallReply<'taxHarvestingPlan'>['data'];
type LegView = PlanView['legs'][number];

interface HarvestFacts {
  now: Moment;
  year: YearFacts;
  units: HarvestUnits;
}

/** A plan with the folios that it was made of, by id. */
export interface FoundPlan {
  financialYear: string;
  plan: HarvestPlan;
  /** Whether it may be placed. */
  offered: boolean;
  byId: ReadonlyMap<string, PlannedFolio>;
}

/** The units and the year of a portfolio as they are now. Gains of orders under way count as realised. */
async function factsOf(ctx: Context, portfolioId: string): Promise<HarvestFacts> {
  const now = await presentMoment(ctx, ctx.db);
  const financialYear = financialYearOf(istDate(now.at));
  const { lots: realised, carried } = await yearGains(ctx, portfolioId, financialYear);
  const units = await harvestUnits(ctx.db, portfolioId, financialYear, now);
  return { now, year: { financialYear, realised: [...realised, ...units.pending], carried }, units };
}

/** The plan that saves most now. @param signal aborted when nobody waits for it. @throws Problem as `searchPlan` */
export async function bestPlan(
  ctx: Context,
  portfolioId: string,
  signal: AbortSignal,
): Promise<FoundPlan & HarvestFacts> {
  const facts = await factsOf(ctx, portfolioId);
  const { year, units } = facts;
  const folios = units.planned.map(({ folio }) => folio);
  const plan = await searchPlan({ folios, year, rules: ctx.rules.book() }, signal);
  return {
    ...facts,
    financialYear: year.financialYear,
    plan,
    offered: await isOffered(ctx, plan, units),
    byId: new Map(units.planned.map((one) => [one.folio.id, one])),
  };
}

/** The gains of selling every folio as a whole. Requests of others are served between two folios. */
async function gainsIfSold(planned: readonly PlannedFolio[], rules: RuleBook): Promise<SoldLot[]> {
  const gains: SoldLot[] = [];
  for (const { folio } of planned) {
    if (folio.lots.length > 0) gains.push(...saleOf(folio.lots, folio.terms, rules).lots);
    await breathe();
  }
  return gains;
}

/** Gains less losses of all units, with those of orders under way. */
const unrealisedOf = (gains: readonly SoldLot[], { pending }: HarvestUnits): Rupees =>
  sumRupees([...gains, ...pending].map(({ gain }) => gain));

/** Whether a plan may be placed, as `isHarvestOffered` defines it. */
async function isOffered(ctx: Context, plan: HarvestPlan, units: HarvestUnits): Promise<boolean> {
  const unrealised = unrealisedOf(await gainsIfSold(units.planned, ctx.rules.book()), units);
  const above = rupees((await appSettings(ctx.db)).taxHarvestingAbove);
  return isHarvestOffered(plan, { unrealised, above });
}

/**
 * Unrealised gains of all funds, and the long-term equity gains that the exemption of the year still covers: the smaller
 * of what is left of it and of such gains in the free units.
 */
export async function harvestInfo(
  ctx: Context,
  portfolioId: string,
): Promise<CallReply<'taxHarvestingInfo'>> {
  const { year, units } = await factsOf(ctx, portfolioId);
  const rules = ctx.rules.book();
  const gains = await gainsIfSold(units.planned, rules);
  const unrealised = unrealisedOf(gains, units);
  const long = sumRupees(
    gains.filter(({ head, gain }) => head === 'equity_long' && Number(gain) > 0).map(({ gain }) => gain),
  );
  const { exemptionLeft } = positionOf(year, [], rules);
  const above = (await appSettings(ctx.db)).taxHarvestingAbove;
  return {
    status: 'success',
    unrealised_amt: toWire(unrealised, 2),
    harvestable_ltcg: toWire(long.lt(exemptionLeft) ? long : exemptionLeft, 2),
    available: unrealised.gt(rupees(above)),
    above,
    active: await isActive(ctx, portfolioId),
  };
}

/** The plan that saves most now, and the text to agree to before it is placed. Parameters and errors as `bestPlan`. */
export async function planView(ctx: Context, portfolioId: string, signal: AbortSignal): Promise<PlanView> {
  const found = await bestPlan(ctx, portfolioId, signal);
  const { year, units, plan, byId, now } = found;
  return {
    financial_year: year.financialYear,
    legs: plan.legs.map((leg) => legView(leg, byId.get(leg.id)!)),
    ...totals(plan),
    left_out: units.leftOut,
    elsewhere: await elsewhereOf(ctx.db, portfolioId, now),
    pending_gain: toWire(sumRupees(units.pending.map(({ gain }) => gain)), 2),
    ...(await agreementOf(ctx, portfolioId, found)),
  };
}

const amount = (text: string): number => toWire(text, 2);

type Totals = Omit<
  PlanView,
  'financial_year' | 'legs' | 'left_out' | 'elsewhere' | 'pending_gain' | 'consent' | 'refusal'
>;

function totals(plan: HarvestPlan): Totals {
  return {
    gains: amount(plan.gains),
    losses: amount(plan.losses),
    exemption_limit: toWire(plan.before.exemptionLimit, 2),
    long_rate_percentage: plan.before.longRatePct,
    before: positionView(plan.before),
    after: positionView(plan.after),
    exemption_saving: amount(plan.exemptionSaving),
    tax_saving: amount(plan.taxSaving),
    exit_load: amount(plan.exitLoad),
    stt: amount(plan.stt),
    stamp_duty: amount(plan.stampDuty),
    saving: amount(plan.saving),
    rule_ids: [...new Set([...plan.before.ruleIds, ...plan.after.ruleIds])],
  };
}

function positionView({ exemptionUsed, taxed, tax }: PlanPosition): PlanView['before'] {
  return { exemption_used: toWire(exemptionUsed, 2), taxed: toWire(taxed, 2), tax: toWire(tax, 2) };
}

function legView({ units, sale, stampDuty, buyBack }: HarvestLeg, planned: PlannedFolio): LegView {
  return {
    code: planned.code,
    fund_name: planned.fundName,
    folio_no: planned.folioNo,
    units: toWire(units, 4),
    nav: toWire(planned.nav.nav, 4),
    nav_as_of: planned.nav.date,
    gross: amount(sale.gross),
    exit_load: amount(sale.exitLoad),
    stt: amount(sale.stt),
    stt_rule_id: sale.sttRuleId,
    tds: amount(sale.tds),
    net: amount(sale.net),
    stamp_duty: amount(stampDuty),
    buy_back: amount(buyBack),
    nav_date: planned.navDate,
    payout_date: planned.payoutDate,
    last_day: planned.lastDay,
    lots: sale.lots.map((lot) => ({
      bought_on: lot.boughtOn,
      units: toWire(lot.units, 4),
      cost: amount(lot.cost),
      proceeds: amount(lot.proceeds),
      exit_load: amount(lot.exitLoad),
      gain: amount(lot.gain),
      term: lot.term,
      rule_id: lot.ruleId,
    })),
  };
}

/** Whether a subscription is for the KYC record of the first holder (specification, section 5). */
export async function isActive(ctx: Context, portfolioId: string): Promise<boolean> {
  const rows = await ctx.db.query(
    `SELECT 1 FROM subscriptions s JOIN kyc_records k ON k.id = s.kyc_id AND k.position = 1
     WHERE s.portfolio_id = $1 AND k.portfolio_id = $1 AND s.feature_name = 'tax_harvesting' AND s.status = 'active'`,
    [portfolioId],
  );
  return rows.length > 0;
}
