import { randomBytes } from 'node:crypto';
import { USER_STATE } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { blockUser } from '../../users/index.ts';

type Whose = 'user' | 'portfolios' | 'contacts';

/**
 * Data that no law requires: rows are deleted, those that refer to others first. `$1` is the user, their portfolios or
 * contacts.
 */
const ERASED: ReadonlyArray<readonly [whose: Whose, rows: string]> = [
  ['portfolios', 'setup_answers WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'risk_drafts WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'payer_upi_ids WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'goals WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'maturity_notices WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'other_assets WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'carried_losses WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'fair_values WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'imports WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'imported_folios WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'scheme_aliases WHERE portfolio_id = ANY($1)'],
  ['portfolios', 'import_password_failures WHERE portfolio_id = ANY($1)'],
  ['user', 'price_alerts WHERE user_id = $1'],
  ['user', 'watchlists WHERE user_id = $1'],
  ['user', 'watchlist_items WHERE user_id = $1'],
  ['user', 'recent_searches WHERE user_id = $1'],
  [
    'user',
    'chat_messages WHERE conversation_id IN (SELECT id FROM chat_conversations WHERE investor_id = $1)',
  ],
  ['user', 'notices WHERE user_id = $1'],
  ['user', 'notice_preferences WHERE user_id = $1'],
  ['user', 'notice_readers WHERE user_id = $1'],
  ['user', 'profile_archives WHERE investor_id = $1'],
  ['user', 'archive_imports WHERE investor_id = $1'],
  ['user', 'idempotency_keys WHERE user_id = $1'],
  ['user', 'social_identities WHERE user_id = $1'],
  ['user', 'passkey_challenges WHERE user_id = $1'],
  ['user', 'passkeys WHERE user_id = $1'],
  ['user', 'recovery_codes WHERE user_id = $1'],
  ['user', 'authenticators WHERE user_id = $1'],
  ['user', 'contact_changes WHERE user_id = $1'],
  ['user', 'known_devices WHERE user_id = $1'],
  ['user', 'password_resets WHERE user_id = $1'],
  ['user', 'step_ups WHERE user_id = $1'],
  ['user', 'codes WHERE user_id = $1'],
  ['user', 'family_members WHERE user_id = $1'],
  ['portfolios', 'family_members WHERE portfolio_id = ANY($1)'],
  ['user', 'managed_accounts WHERE $1 IN (manager_id, investor_id)'],
  ['contacts', 'messages WHERE recipient = ANY($1)'],
  ['contacts', 'outgoing_messages WHERE recipient = ANY($1)'],
  ['contacts', 'newsletter_subscriptions WHERE email = ANY($1)'],
  ['contacts', 'sign_in_attempts WHERE account = ANY($1)'],
];

/** Records that stay, without the name of anybody. */
const NAMELESS = [
  `UPDATE portfolio_applicants SET name = 'Closed account'`,
  `UPDATE kyc_records SET name = 'Closed account', registry_name = NULL`,
  'UPDATE bank_accounts SET holder_name = NULL, name_match = NULL',
];

/** Names and contacts of the user and of the co-holders, as held by them, the registry and banks. */
async function identityOf(tx: Tx, userId: string): Promise<object> {
  const [person] = await tx.query('SELECT name, email, mobile_phone, residency FROM users WHERE id = $1', [
    userId,
  ]);
  const holders = await tx.query(
    `SELECT a.portfolio_id, a.position, a.name, a.residency FROM portfolio_applicants a
     JOIN portfolios p ON p.id = a.portfolio_id WHERE p.owner_id = $1 ORDER BY a.portfolio_id, a.position`,
    [userId],
  );
  const kyc = await tx.query(
    `SELECT k.portfolio_id, k.position, k.name, k.registry_name FROM kyc_records k
     JOIN portfolios p ON p.id = k.portfolio_id WHERE p.owner_id = $1 ORDER BY k.portfolio_id, k.position`,
    [userId],
  );
  const banks = await tx.query(
    `SELECT b.id, b.holder_name, b.name_match FROM bank_accounts b
     JOIN portfolios p ON p.id = b.portfolio_id WHERE p.owner_id = $1 ORDER BY b.added_at, b.id`,
    [userId],
  );
  return { person, holders, kyc, banks };
}

/**
 * Removes a user from the product: sessions end, sign-in is refused, what no law requires is deleted, and name and
 * contacts remain only sealed, also those that the registry and banks returned. Orders, books, KYC records and
 * consents stay.
 * @returns the sealed identity
 */
export async function erasePerson(ctx: Context, tx: Tx, userId: string, closureId: string): Promise<Buffer> {
  const kept = await ctx.vault.seal(`closure:${closureId}`, JSON.stringify(await identityOf(tx, userId)));
  const [person] = await tx.query<{ email: string | null; mobile_phone: string | null }>(
    'SELECT email, mobile_phone FROM users WHERE id = $1 FOR UPDATE',
    [userId],
  );
  const contacts = [person!.email, person!.mobile_phone].filter((one) => one !== null);
  const portfolios = (
    await tx.query<{ id: string }>('SELECT id FROM portfolios WHERE owner_id = $1', [userId])
  ).map(({ id }) => id);
  await blockUser(ctx, tx, userId);
  const values: Record<Whose, unknown> = { user: userId, portfolios, contacts };
  for (const [whose, rows] of ERASED) await tx.query(`DELETE FROM ${rows}`, [values[whose]]);
  await tx.query(
    `UPDATE users SET name = 'Closed account', fname = '', mname = '', lname = '', mobile_phone = NULL,
       email = 'closed-' || id || '@closed.invalid', password_hash = $2, newsletter = false, preferences = '{}',
       state = ${USER_STATE.BLOCKED}
     WHERE id = $1`,
    [userId, randomBytes(32).toString('base64url')],
  );
  for (const change of NAMELESS) await tx.query(`${change} WHERE portfolio_id = ANY($1)`, [portfolios]);
  await tx.query(`UPDATE portfolios SET email = NULL, name = 'Closed account' WHERE id = ANY($1)`, [
    portfolios,
  ]);
  await tx.query(
    `UPDATE ticket_messages SET name = 'Closed account' WHERE author = 'investor'
       AND ticket_id IN (SELECT id FROM tickets WHERE investor_id = $1)`,
    [userId],
  );
  return kept;
}
