import type { CallQuery, CallReply } from '@sanchay/contracts';
import { decimal, istDate, requireRule, toWire } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { readAdultAges } from './adultAges.ts';
import { yearlyPremium } from './premium.ts';
import { offeredPlans, premiumTaxRules } from './store.ts';

type Quotes = CallReply<'insuranceQuotes'>['data'];

/**
 * The insurers' premiums for the answers given, cheapest first. `premium` is rupees a year before tax, `tax` the GST
 * of the business day on it. Plans that do not take these people or this cover are left out.
 * @throws Problem 422 for ages that cannot be insured.
 */
export async function healthQuotes(ctx: Context, query: CallQuery<'insuranceQuotes'>): Promise<Quotes> {
  const answers = {
    cover: query.cover,
    adultAges: readAdultAges(query.adult_ages),
    children: query.children ?? 0,
    city: query.city ?? 'metro',
  };
  const today = istDate(await ctx.business.now());
  const taxPct = requireRule(await premiumTaxRules(ctx.db, 'health'), today, 'GST on health insurance').value;
  const plans = await offeredPlans(ctx.db, 'health');
  return plans
    .flatMap((plan) => {
      const premium = yearlyPremium(plan, answers);
      if (!premium) return [];
      const tax = premium.times(decimal(taxPct)).div(100).round(2);
      return [{ plan, premium, tax }];
    })
    .sort((a, b) => a.premium.cmp(b.premium) || (a.plan.id < b.plan.id ? -1 : 1))
    .map(({ plan, premium, tax }) => ({
      id: plan.id,
      insurer: plan.insurer,
      plan: plan.name,
      cover: query.cover,
      premium: toWire(premium, 2),
      tax: toWire(tax, 2),
      features: plan.features,
    }));
}
