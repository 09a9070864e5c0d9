import type { RightsState } from '@sanchay/contracts';
import { instantAtIst } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';

/** Time of day until which applications are taken on the last day, and at which new shares are allotted. */
const CLOSES_AT = '17:00';
const ALLOTTED_AT = '10:00';

/** What an account may apply for in a rights issue, as stored; rupees are text, days ISO. */
export interface RightsOfferRow {
  investor_id: string;
  portfolio_id: string;
  /** Subject of the transfer in the ledger, and id of the lot of the allotment. */
  id: string;
  action_number: number;
  isin: string;
  slug: string;
  symbol: string;
  name: string;
  /** Shares on the record date, and new shares that may be applied for. */
  held: number;
  entitled: number;
  applied: number;
  applied_at: Date | null;
  state: RightsState;
  ended_at: Date | null;
  new_shares: number;
  old_shares: number;
  /** Of a new share. */
  price: string;
  /** Record date. */
  ex_date: string;
  closes_on: string;
  allots_on: string;
}

const READ = `SELECT r.investor_id, r.portfolio_id, r.id, r.action_number::int AS action_number, r.isin, s.slug, s.symbol, s.name,
    r.held, r.entitled, r.applied, r.applied_at, r.state, r.ended_at, c.new_shares, c.old_shares, c.per_share AS price,
    c.ex_date, c.closes_on, c.allots_on
  FROM rights_offers r JOIN corporate_actions c ON c.number = r.action_number JOIN stocks s ON s.isin = r.isin`;

/** The instant until which an application can be made and changed. */
export const closesAt = ({ closes_on: on }: Pick<RightsOfferRow, 'closes_on'>): Date =>
  new Date(instantAtIst(on, CLOSES_AT));

/** The instant of the allotment. */
export const allotsAt = ({ allots_on: on }: Pick<RightsOfferRow, 'allots_on'>): Date =>
  new Date(instantAtIst(on, ALLOTTED_AT));

/** Entitlements of a portfolio, the newest record date first. */
export function offersOf(q: Queries, portfolioId: string): Promise<RightsOfferRow[]> {
  return q.query(`${READ} WHERE r.portfolio_id = $1 ORDER BY c.ex_date DESC, r.action_number DESC`, [
    portfolioId,
  ]);
}

/** The entitlements of a portfolio that are neither allotted nor lapsed, in the order in which they close. */
export function openOffers(q: Queries, portfolioId: string): Promise<RightsOfferRow[]> {
  return q.query(
    `${READ} WHERE r.portfolio_id = $1 AND r.state = 'open' ORDER BY c.closes_on, r.action_number`,
    [portfolioId],
  );
}

/** Portfolios of which an application period has ended up to a day. */
export async function portfoliosToEnd(q: Queries, upTo: string): Promise<string[]> {
  const rows = await q.query<{ portfolio_id: string }>(
    `SELECT DISTINCT r.portfolio_id FROM rights_offers r JOIN corporate_actions c ON c.number = r.action_number
     WHERE r.state = 'open' AND CASE r.applied WHEN 0 THEN c.closes_on ELSE c.allots_on END <= $1 ORDER BY r.portfolio_id`,
    [upTo],
  );
  return rows.map(({ portfolio_id: id }) => id);
}

/** An entitlement of an account that is not applied for yet. */
export type OpenRights = Pick<RightsOfferRow, 'id' | 'name' | 'slug' | 'entitled' | 'closes_on'>;

/** What a portfolio can apply for at an instant and has not applied for. */
export async function openRights(q: Queries, portfolioId: string, now: Date): Promise<OpenRights[]> {
  return (await openOffers(q, portfolioId)).filter((offer) => offer.applied === 0 && now < closesAt(offer));
}

/** Rupees set aside for applications, as text. */
export async function reservedForRights(q: Queries, portfolioId: string): Promise<string> {
  const [row] = await q.query<{ reserved: string }>(
    `SELECT coalesce(sum(r.applied * c.per_share), 0)::numeric(16, 2)::text AS reserved
     FROM rights_offers r JOIN corporate_actions c ON c.number = r.action_number
     WHERE r.portfolio_id = $1 AND r.state = 'open'`,
    [portfolioId],
  );
  return row!.reserved;
}

/** Stores an entitlement. */
export async function insertOffer(
  tx: Tx,
  offer: Pick<
    RightsOfferRow,
    'investor_id' | 'portfolio_id' | 'id' | 'action_number' | 'isin' | 'held' | 'entitled'
  >,
): Promise<void> {
  const { investor_id, portfolio_id, id, action_number, isin, held, entitled } = offer;
  await tx.query(
    `INSERT INTO rights_offers (investor_id, portfolio_id, id, action_number, isin, held, entitled)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [investor_id, portfolio_id, id, action_number, isin, held, entitled],
  );
}

/** Stores an application and how it ended. */
export async function updateOffer(
  tx: Tx,
  { investor_id, id, applied, applied_at, state, ended_at }: RightsOfferRow,
): Promise<void> {
  await tx.query(
    `UPDATE rights_offers SET applied = $3, applied_at = $4, state = $5, ended_at = $6
     WHERE investor_id = $1 AND id = $2`,
    [investor_id, id, applied, applied_at, state, ended_at],
  );
}
