import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { canSend, sendMessage } from '../messages/index.ts';
import type { Context } from '../platform/context.ts';
import { groupOf, noticeText, type NoticeFacts, type NoticeKindName } from './kinds/index.ts';
import { isOn } from './preferences.ts';
import { insertNotice, preferencesOf, readerOf, unreadCount } from './store.ts';

export interface Notice<K extends NoticeKindName> {
  /** The user; else the owner of the portfolio. */
  userId?: string;
  portfolioId?: string;
  kind: K;
  /** What the kind's words are made of: plain data, amounts as decimal text, days ISO. */
  values: NoticeFacts<K>;
  /** Page that shows more. */
  path?: string;
}

/**
 * Notifies a user of an event, in the caller's transaction: in the product, and by e-mail and SMS by the user's
 * preferences and the rules. A channel that is not set up, or that cannot reach the user, is left out.
 */
export async function notify<K extends NoticeKindName>(
  ctx: Context,
  tx: Tx,
  notice: Notice<K>,
): Promise<void> {
  const reader = await readerOf(tx, notice);
  if (!reader) return;
  const group = groupOf(notice.kind);
  const chosen = await preferencesOf(tx, reader.id);
  if (isOn(chosen, group, 'in_app')) {
    const id = randomUUID();
    await insertNotice(tx, {
      user_id: reader.id,
      id,
      portfolio_id: notice.portfolioId ?? null,
      kind: notice.kind,
      facts: notice.values,
      path: notice.path ?? null,
      at: ctx.now(),
    });
    await ctx.publish(tx, {
      event: 'notice/added',
      payload: { noticeId: id, unread: await unreadCount(tx, reader.id) },
      userId: reader.id,
    });
  }
  const { title, text } = noticeText(notice.kind, notice.values, reader.language);
  for (const [channel, to] of [
    ['email', reader.email],
    ['sms', reader.mobile_phone],
  ] as const) {
    if (to === null || !isOn(chosen, group, channel) || !canSend(ctx, channel)) continue;
    await sendMessage(ctx, tx, { channel, to, text: `${title}. ${text}` });
  }
}
