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

/** A reader with the choices that depart from the standard. */
export interface ChoosingReader extends Reader {
  chosen: PreferenceRow[];
}

/** A user; null when there is none. */
export async function readerOf(q: Queries, userId: string): Promise<Reader | null> {
  return (await readersOf(q, [{ userId }])).get(0) ?? null;
}

/** Recipients by their place in the list: the user, else the owner of the portfolio. Those that there are. */
export async function readersOf(
  q: Queries,
  recipients: readonly { userId?: string | undefined; portfolioId?: string | undefined }[],
): Promise<Map<number, ChoosingReader>> {
  const rows = await q.query<ChoosingReader & { place: number }>(
    `SELECT a.place, u.id, u.email, u.mobile_phone, coalesce(r.language, 'en') AS language,
       (SELECT coalesce(json_agg(json_build_object('notice_group', c.notice_group, 'channel', c.channel,
          'chosen', c.chosen)), '[]') FROM notice_preferences c WHERE c.user_id = u.id) AS chosen
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS a (user_id, portfolio_id, place)
     LEFT JOIN portfolios p ON p.id = a.portfolio_id
     JOIN users u ON u.id = coalesce(a.user_id, p.owner_id)
     LEFT JOIN notice_readers r ON r.user_id = u.id`,
    [
      recipients.map(({ userId }) => userId ?? null),
      recipients.map(({ portfolioId }) => portfolioId ?? null),
    ],
  );
  return new Map(rows.map(({ place, ...reader }) => [place - 1, reader]));
}

/** The language of a user's last visit; English before that. */
export async function languageOf(q: Queries, userId: string): Promise<Locale> {
  return (await readerOf(q, userId))?.language ?? 'en';
}

/** Records the language of a user's visit. */
export async function rememberLanguage(q: Queries, userId: string, language: Locale): Promise<void> {
  await q.query(
    `INSERT INTO notice_readers (user_id, language) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET language = $2 WHERE notice_readers.language <> $2`,
    [userId, language],
  );
}

/** Stores notices in the order given. @returns how many are unread then, by reader */
export async function insertNotices(
  tx: Tx,
  rows: readonly Omit<NoticeRow, 'read_at'>[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const counts = await tx.query<{ user_id: string; unread: number }>(
    `WITH added AS (
       INSERT INTO notices (user_id, id, portfolio_id, kind, facts, path, at)
       SELECT user_id, id, portfolio_id, kind, facts, path, at FROM json_populate_recordset(NULL::notices, $1)
       RETURNING user_id)
     SELECT user_id, count(*) AS unread FROM (
       SELECT user_id FROM added UNION ALL
       SELECT user_id FROM notices WHERE read_at IS NULL AND user_id IN (SELECT user_id FROM added)
     ) AS n GROUP BY user_id`,
    [JSON.stringify(rows)],
  );
  return new Map(counts.map(({ user_id: userId, unread }) => [userId, unread]));
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
