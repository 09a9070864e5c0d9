import type { CallBody, CallQuery, NoticeItem, NoticePreferences } from '@sanchay/contracts';
import { maskEmail, maskMobile } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { requestLanguage, localize, type Localized } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { groupOf, isNoticeKind, noticeText } from './kinds/index.ts';
import { isFixed, preferencesView } from './preferences.ts';
import * as store from './store.ts';
import type { NoticeRow } from './store.ts';

const FIXED: Localized = {
  en: "This can't be turned off: it's about your money or account security.",
  hi: 'इसे बंद नहीं किया जा सकता: यह आपके पैसे या खाते की सुरक्षा से जुड़ी है।',
};

/** A page of a user's notifications, in the language of the request. */
export async function noticesOf(ctx: Context, userId: string, query: CallQuery<'notices'>) {
  const { page = 1, per_page: perPage = 20, unread = 'false' } = query;
  const { rows, total } = await store.noticePage(ctx.db, userId, {
    unread: unread === 'true',
    page,
    perPage,
  });
  return {
    status: 'success' as const,
    data: rows.flatMap((row) => noticeView(row)),
    meta: { page, per_page: perPage, total },
    unread: await store.unreadCount(ctx.db, userId),
  };
}

function noticeView(row: NoticeRow): NoticeItem[] {
  if (!isNoticeKind(row.kind)) return [];
  return [
    {
      id: row.id,
      kind: row.kind,
      group: groupOf(row.kind),
      ...noticeText(row.kind, row.facts, requestLanguage()),
      path: row.path,
      at: row.at.toISOString(),
      read: row.read_at !== null,
    },
  ];
}

/** How many notices wait; the language of the asking is kept for what is written later. */
export async function unreadOf(ctx: Context, userId: string): Promise<number> {
  await store.rememberLanguage(ctx.db, userId, requestLanguage());
  return store.unreadCount(ctx.db, userId);
}

/** Marks notices as read; all of them when none is named. @returns how many are still unread. */
export async function readNotices(
  ctx: Context,
  { tx, audit }: WriteScope,
  userId: string,
  body: CallBody<'readNotices'>,
): Promise<number> {
  const ids = body.ids?.filter(isUuid) ?? null;
  const count = await store.markRead(tx, userId, ids, ctx.now());
  await audit({ action: 'notices_read', subject: userId, detail: { count } });
  return store.unreadCount(tx, userId);
}

/** The notifications of a user by channel, and their addresses, masked. */
export async function preferencesFor(q: Queries, userId: string): Promise<NoticePreferences> {
  const reader = await store.readerOf(q, userId);
  return {
    groups: preferencesView(await store.preferencesOf(q, userId)),
    email: reader?.email ? maskEmail(reader.email) : null,
    mobile_phone: reader?.mobile_phone ? maskMobile(reader.mobile_phone) : null,
  };
}

/** Switches a channel of a group. @throws Problem 422 `preference_fixed` for what the rules or safety require. */
export async function changePreference(
  { tx, audit }: WriteScope,
  userId: string,
  body: CallBody<'setNoticePreference'>,
): Promise<NoticePreferences> {
  if (!body.on && isFixed(body.group, body.channel)) {
    const message = localize(FIXED);
    throw validationFailed('preference_fixed', message, { on: [message] });
  }
  await store.setPreference(tx, userId, body);
  await audit({ action: 'notice_preference_set', subject: userId, detail: { ...body } });
  return preferencesFor(tx, userId);
}
