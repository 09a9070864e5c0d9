import type { CallReply } from '@sanchay/contracts';
import { financialYearOf, positionOf, rupees, sumRupees, toWire, type SoldLot } from '@sanchay/finance';
import { familyAccounts, type FamilyAccount } from '../family/index.ts';
import { openLots } from '../ledger/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { prepareSale, presentMoment, type Moment, type Prepared } from '../redemptions/index.ts';
import { yearGains } from '../reports/index.ts';
import { liveGrant } from '../users/index.ts';

type Choice = CallReply<'saleChoices'>['data']['choices'][number];

/** What is to be sold: rupees or units of a fund. */
interface Asked {
  code: string;
  by: 'amount' | 'units';
  value: number;
}

type Account = Pick<FamilyAccount, 'id' | 'portfolio_id' | 'name' | 'relation'>;

/**
 * The same sale from every folio that could give it, the cheapest first: what the tax of its account grows by in the
 * year, with exemption and losses of that account, and exit load and STT. Folios that the sale would be refused for are
 * left out. A user with an own account open sees those of the family view too; a manager sees the open account only.
 */
export async function choicesOf(ctx: Context, actor: Actor, asked: Asked): Promise<Choice[]> {
  const now = await presentMoment(ctx, ctx.db);
  const found: Choice[] = [];
  for (const account of await accountsOf(ctx, actor)) {
    const isOpen = account.id === actor.portfolioId;
    const lots = await openLots(ctx.db, account.id, asked.code);
    const folios = new Set(lots.map((lot) => lot.folio_no));
    const own: Choice[] = [];
    for (const folioNo of folios) {
      const sale = await saleFrom(ctx, account.id, { ...asked, folioNo }, now);
      if (sale) own.push(await choice(ctx, { ...account, isOpen, folioNo }, sale));
    }
    // Of an account that the user only manages, the best folio without its number.
    const best = own.toSorted(byCost)[0];
    if (account.relation === 'own') found.push(...own);
    else if (best) found.push({ ...best, folio_no: null });
  }
  return found.toSorted(byCost);
}

const byCost = (a: Choice, b: Choice): number =>
  Number(a.partial) - Number(b.partial) || a.cost - b.cost || Number(b.is_open) - Number(a.is_open);

async function accountsOf(ctx: Context, actor: Actor): Promise<Account[]> {
  const family = await familyAccounts(ctx.db, actor.userId, ctx.now(), liveGrant);
  if (actor.scope !== null)
    return family
      .filter(({ id }) => id === actor.portfolioId)
      .map((account) => ({ ...account, relation: 'own' }));
  return family.filter(({ included }) => included);
}

/** The sale as it would be now; null where it would be refused. */
async function saleFrom(
  ctx: Context,
  portfolioId: string,
  { code, by, value, folioNo }: Asked & { folioNo: string },
  now: Moment,
): Promise<Prepared | null> {
  const input = { code, folio_no: folioNo, by, [by]: value };
  try {
    return await prepareSale(ctx.db, ctx.vault, portfolioId, input, now);
  } catch (error) {
    if (error instanceof Problem && error.httpStatus < 500) return null;
    throw error;
  }
}

interface Place extends Account {
  isOpen: boolean;
  folioNo: string;
}

async function choice(
  ctx: Context,
  { id, portfolio_id, name, isOpen, folioNo }: Place,
  { sale, timing }: Prepared,
): Promise<Choice> {
  const { tax, ruleIds } = await taxOf(ctx, id, { lots: sale.lots, day: timing.processedDate });
  const cost = sumRupees([tax, rupees(sale.exitLoad), rupees(sale.stt)]);
  return {
    portfolio_id,
    name,
    is_open: isOpen,
    folio_no: folioNo,
    units: toWire(sale.units, 4),
    gross: toWire(sale.gross, 2),
    gain: toWire(sumRupees(sale.lots.map(({ gain }) => gain)), 2),
    tax: toWire(tax, 2),
    exit_load: toWire(sale.exitLoad, 2),
    stt: toWire(sale.stt, 2),
    cost: toWire(cost, 2),
    partial: sale.lots.some(({ ratePct }) => ratePct === null),
    rule_ids: ruleIds,
  };
}

/** What the tax of the year grows by, before cess and surcharge. */
async function taxOf(
  ctx: Context,
  portfolioId: string,
  { lots, day }: { lots: readonly SoldLot[]; day: string },
) {
  const rules = ctx.rules.book();
  const financialYear = financialYearOf(day);
  const { lots: realised, carried } = await yearGains(ctx, portfolioId, financialYear);
  const before = positionOf({ financialYear, realised, carried }, [], rules);
  const after = positionOf({ financialYear, realised: [...realised, ...lots], carried }, [], rules);
  return { tax: after.tax.minus(before.tax), ruleIds: [...after.ruleIds] };
}
