import type { NoticeChannel, NoticeGroup } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { PreferenceRow } from './preferences.ts';

export interface NoticeRow {
  user_id: string;
  id: string;
  portfolio_id: string | null;
  kind: string;
  facts: object;
  path: string | null;
  at: Date;
  read_at: Date | null;
}

export interface Reader {
  id: string;
  email: string | null;
  mobile_phone: string | null;
  language: Locale;
}

const READER = `SELECT u.id, u.email, u.mobile_phone, coalesce(r.language, 'en') AS language
  FROM users u LEFT JOIN notice_readers r ON r.user_id = u.id`;

/** The recipient: the user, or the owner of the portfolio. Null when there is none. */
export async function readerOf(
  q: Queries,
  { userId, portfolioId }: { userId?: string | undefined; portfolioId?: string | undefined },
): Promise<Reader | null> {
  const [row] = userId
    ? await q.query<Reader>(`${READER} WHERE u.id = $1`, [userId])
    : await q.query<Reader>(`${READER} JOIN portfolios p ON p.owner_id = u.id WHERE p.id = $1`, [
        portfolioId,
      ]);
  return row ?? null;
}

/** The language of a user's last visit; English before that. */
export async function languageOf(q: Queries, userId: string): Promise<Locale> {
  return (await readerOf(q, { userId }))?.language ?? 'en';
}

/** Records the language of a user's visit. */
export async function rememberLanguage(q: Queries, userId: string, language: Locale): Promise<void> {
  await q.query(
    `INSERT INTO notice_readers (user_id, language) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET language = $2 WHERE notice_readers.language <> $2`,
    [userId, language],
  );
}

export async function insertNotice(tx: Tx, row: Omit<NoticeRow, 'read_at'>): Promise<void> {
  await tx.query(
    `INSERT INTO notices (user_id, id, portfolio_id, kind, facts, path, at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [row.user_id, row.id, row.portfolio_id, row.kind, JSON.stringify(row.facts), row.path, row.at],
  );
}

/** A page of a user's notifications, latest first, with their number. */
export async function noticePage(
  q: Queries,
  userId: string,
  { unread, page, perPage }: { unread: boolean; page: number; perPage: number },
): Promise<{ rows: NoticeRow[]; total: number }> {
  const rows = await q.query<NoticeRow & { total: number }>(
    `SELECT user_id, id, portfolio_id, kind, facts, path, at, read_at, count(*) OVER () AS total FROM notices
     WHERE user_id = $1 AND (NOT $2 OR read_at IS NULL) ORDER BY number DESC LIMIT $3 OFFSET $4`,
    [userId, unread, perPage, (page - 1) * perPage],
  );
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: (await noticePage(q, userId, { unread, page: 1, perPage: 1 })).total };
}

export async function unreadCount(q: Queries, userId: string): Promise<number> {
  const [row] = await q.query<{ unread: number }>(
    'SELECT count(*) AS unread FROM notices WHERE user_id = $1 AND read_at IS NULL',
    [userId],
  );
  return row?.unread ?? 0;
}

/** Marks these, or all, as read. */
export async function markRead(tx: Tx, userId: string, ids: string[] | null, at: Date): Promise<number> {
  const rows = await tx.query(
    `UPDATE notices SET read_at = $3
     WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2::uuid[])) RETURNING id`,
    [userId, ids, at],
  );
  return rows.length;
}

export function preferencesOf(q: Queries, userId: string): Promise<PreferenceRow[]> {
  return q.query<PreferenceRow>(
    'SELECT notice_group, channel, chosen FROM notice_preferences WHERE user_id = $1',
    [userId],
  );
}

/** Removes a choice, so that the standard holds again. */
export async function clearPreference(
  tx: Tx,
  userId: string,
  { group, channel }: { group: NoticeGroup; channel: NoticeChannel },
): Promise<void> {
  await tx.query('DELETE FROM notice_preferences WHERE user_id = $1 AND notice_group = $2 AND channel = $3', [
    userId,
    group,
    channel,
  ]);
}

export async function setPreference(
  tx: Tx,
  userId: string,
  { group, channel, on }: { group: NoticeGroup; channel: NoticeChannel; on: boolean },
): Promise<void> {
  await tx.query(
    `INSERT INTO notice_preferences (user_id, notice_group, channel, chosen) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, notice_group, channel) DO UPDATE SET chosen = $4`,
    [userId, group, channel, on],
  );
}
