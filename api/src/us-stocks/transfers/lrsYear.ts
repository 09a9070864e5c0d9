import type { UsAccount } from '@sanchay/contracts';
import { dollars, financialYearOf, requireRule, rupees, toWire, type SentAbroad } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { usAccountOf } from '../account/accountStore.ts';
import { sentInYear } from './transferStore.ts';

/** Sent through other banks in the financial year: dollars and rupees. */
export interface Elsewhere {
  usd: number;
  inr: number;
}

interface YearQuery {
  portfolioId: string;
  /** ISO day whose financial year counts. */
  on: string;
  /** What the request declares; what was declared before for the same year otherwise. */
  elsewhere?: Partial<Elsewhere>;
  /** A transfer that is left out. */
  without?: string;
}

/** The limit of the financial year of a day and what counts towards it and towards TCS. */
export async function lrsYear(
  ctx: Context,
  q: Queries,
  { portfolioId, on, elsewhere, without }: YearQuery,
): Promise<{ view: UsAccount['lrs']; before: SentAbroad; elsewhere: Elsewhere }> {
  const year = financialYearOf(on);
  const limit = requireRule(ctx.rules.book().remittance_limit, on, 'LRS limit');
  const account = await usAccountOf(q, portfolioId);
  const declared = account?.elsewhere_year === year ? account : null;
  const others: Elsewhere = {
    usd: elsewhere?.usd ?? Number(declared?.elsewhere_usd ?? 0),
    inr: elsewhere?.inr ?? Number(declared?.elsewhere_inr ?? 0),
  };
  const sent = await sentInYear(q, { portfolioId, year, without });
  const used = dollars(sent.usd).plus(dollars(others.usd));
  const left = dollars(limit.value).minus(used);
  return {
    view: {
      financial_year: year,
      limit: limit.value,
      used: toWire(used, 2),
      elsewhere_usd: others.usd,
      elsewhere_inr: others.inr,
      left: left.gt(0) ? toWire(left, 2) : 0,
      rule_id: limit.rule_id,
    },
    before: {
      usd: used.toFixed(2),
      inr: rupees(sent.inr).plus(rupees(others.inr)).toFixed(2),
      ours: { inr: sent.inr, tcs: sent.tcs },
    },
    elsewhere: others,
  };
}
