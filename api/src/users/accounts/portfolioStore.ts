import type { PortfolioSummary, SubscriptionFeature } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import { isUuid } from '../../platform/uuid.ts';

/** A feature is active while a subscription is for the KYC record of the first holder (specification, section 5). */
function subscribedTo(feature: SubscriptionFeature): string {
  return `EXISTS (SELECT 1 FROM subscriptions s JOIN kyc_records k ON k.id = s.kyc_id AND k.position = 1
    WHERE s.portfolio_id = p.id AND k.portfolio_id = p.id AND s.feature_name = '${feature}' AND s.status = 'active')`;
}

/** What is on the wire: `id` is the number of the portfolio, which clients of this family of APIs know. */
const summary = `p.number AS id, p.name, p.mode_of_investment, p.onboarding_state, p.smart_switch,
  ${subscribedTo('trade_smart')} AS trade_smart, ${subscribedTo('tax_harvesting')} AS tax_harvesting,
  p.applicant_signature, p.aof_status`;

/** The user's own portfolios, oldest first. */
export async function ownPortfolios(db: Queries, userId: string): Promise<PortfolioSummary[]> {
  return db.query(
    `SELECT ${summary} FROM portfolios p WHERE p.owner_id = $1 AND p.removed_at IS NULL
     ORDER BY p.created_at, p.id`,
    [userId],
  );
}

/** One portfolio, of any owner. */
export async function portfolioById(db: Queries, id: string): Promise<PortfolioSummary | null> {
  const [row] = await db.query<PortfolioSummary>(`SELECT ${summary} FROM portfolios p WHERE p.id = $1`, [id]);
  return row ?? null;
}

/** How a request names a portfolio: by its number, or by the UUID that tabs of contracts 1 hold. */
type PortfolioKey = { column: 'number' | 'id'; value: string };

/** The portfolio that a text names, or null for a text that can name none. */
export function portfolioKey(text: string): PortfolioKey | null {
  if (/^[1-9]\d{0,14}$/.test(text)) return { column: 'number', value: text };
  return isUuid(text) ? { column: 'id', value: text } : null;
}

/**
 * A portfolio that the user may act on: an own one, or one whose owner accepted the user as manager. Numbers can be
 * guessed, so the grant alone decides.
 */
export async function openPortfolio(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
  { column, value }: PortfolioKey,
): Promise<{ id: string; owner_id: string } | null> {
  const [row] = await tx.query<{ id: string; owner_id: string }>(
    `SELECT p.id, p.owner_id FROM portfolios p
     WHERE p.${column} = $2 AND p.removed_at IS NULL AND (p.owner_id = $1 OR EXISTS (
       SELECT 1 FROM managed_accounts m
       WHERE m.manager_id = $1 AND m.portfolio_id = p.id AND ${liveGrant('m', '$3')}))`,
    [userId, value, now],
  );
  return row ?? null;
}

/** SQL condition: the grant `m` of `managed_accounts` gives access at the instant of the parameter `now`. */
export function liveGrant(m: string, now: string): string {
  return `${m}.request_status = 'accepted' AND (${m}.expires_at IS NULL OR ${m}.expires_at > ${now})`;
}

/** Whose account a manager has open, and the way back: the first portfolio of the manager. */
export async function managedAccountOf(
  db: Queries,
  { userId, ownerId }: { userId: string; ownerId: string },
): Promise<{ owner_name: string; own_portfolio_id: number }> {
  const [row] = await db.query<{ owner_name: string; own_portfolio_id: number }>(
    `SELECT u.name AS owner_name, p.number AS own_portfolio_id FROM users u, portfolios p
     WHERE u.id = $1 AND p.owner_id = $2 ORDER BY p.created_at, p.id LIMIT 1`,
    [ownerId, userId],
  );
  return row!;
}
