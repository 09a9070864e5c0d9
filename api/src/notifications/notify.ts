import { formatDate, istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { canSend, sendMessages } from '../messages/index.ts';
import type { Context } from '../platform/context.ts';
import { publishAll } from '../platform/process/publish.ts';
import { groupOf, noticeText, type NoticeFacts, type NoticeKindName } from './kinds/index.ts';
import { isOn } from './preferences.ts';
import { insertNotices, readersOf, type ChoosingReader } from './store.ts';

export interface Notice<K extends NoticeKindName> {
  /** The user; else the owner of the portfolio. */
  userId?: string;
  portfolioId?: string;
  kind: K;
  /** What the kind's words are made of: plain data, amounts as decimal text, days ISO. */
  values: NoticeFacts<K>;
  /** When it happened on the business clock, where that is known; else when the notice is written. */
  at?: Date;
  /** Page that shows more. */
  path?: string;
}

/**
 * Notifies a user of an event, in the caller's transaction: in the product, and by e-mail and SMS by the user's
 * preferences and the rules. A channel that is not set up, or that cannot reach the user, is left out.
 */
export function notify<K extends NoticeKindName>(ctx: Context, tx: Tx, notice: Notice<K>): Promise<void> {
  return notifyAll(ctx, tx, [notice]);
}

/** Notifies users of many events as `notify` does, in the order given and with the statements of one. */
export async function notifyAll<K extends NoticeKindName>(
  ctx: Context,
  tx: Tx,
  notices: readonly Notice<K>[],
): Promise<void> {
  if (notices.length === 0) return;
  const now = await ctx.business.now(tx);
  const readers = await readersOf(tx, notices);
  const reached = notices.flatMap((notice, place) => {
    const reader = readers.get(place);
    return reader ? [{ notice, reader }] : [];
  });
  await addNotices(tx, reached, now);
  await sendMessages(
    ctx,
    tx,
    reached.flatMap((one) => messagesOf(ctx, one)),
  );
}

interface Reached<K extends NoticeKindName> {
  notice: Notice<K>;
  reader: ChoosingReader;
}

/** Stores what is to be seen in the product, and notifies open pages. */
async function addNotices<K extends NoticeKindName>(
  tx: Tx,
  reached: readonly Reached<K>[],
  now: Date,
): Promise<void> {
  const rows = reached
    .filter(({ notice, reader }) => isOn(reader.chosen, groupOf(notice.kind), 'in_app'))
    .map(({ notice, reader }) => ({
      user_id: reader.id,
      id: randomUUID(),
      portfolio_id: notice.portfolioId ?? null,
      kind: notice.kind,
      facts: notice.values,
      path: notice.path ?? null,
      at: notice.at ?? now,
    }));
  const unread = await insertNotices(tx, rows);
  await publishAll(
    tx,
    rows.map(({ user_id: userId, id: noticeId }) => ({
      event: 'notice/added' as const,
      payload: { noticeId, unread: unread.get(userId)! },
      userId,
    })),
  );
}

function messagesOf<K extends NoticeKindName>(ctx: Context, { notice, reader }: Reached<K>) {
  const { title, text } = noticeText(notice.kind, notice.values, reader.language);
  // A message may be read long after its event; what happened on a known day names it.
  const day = notice.at ? ` ${formatDate(istDate(notice.at), reader.language)}.` : '';
  const addresses = [
    ['email', reader.email],
    ['sms', reader.mobile_phone],
  ] as const;
  return addresses.flatMap(([channel, to]) =>
    to !== null && isOn(reader.chosen, groupOf(notice.kind), channel) && canSend(ctx, channel)
      ? [{ channel, to, text: `${title}. ${text}${day}` }]
      : [],
  );
}
