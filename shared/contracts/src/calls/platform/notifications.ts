import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { NOTICE_CHANNELS, NOTICE_GROUPS } from '../../enums/platform.ts';
import { closed, Codes, Data, Id, Instant, Meta, Nullable, Success } from '../shapes.ts';

/** Something that happened, in the reader's language. */
export const NoticeItem = T.Object({
  id: Id,
  kind: T.String(),
  group: Codes(NOTICE_GROUPS),
  title: T.String(),
  text: T.String(),
  path: Nullable(T.String({ description: 'the page that shows it' })),
  at: Instant,
  read: T.Boolean(),
});

const ChannelChoice = T.Object({
  channel: Codes(NOTICE_CHANNELS),
  on: T.Boolean(),
  fixed: T.Boolean({ description: 'the law or safety asks for it' }),
});

export const NoticePreference = T.Object({
  group: Codes(NOTICE_GROUPS),
  channels: T.Array(ChannelChoice),
});

export const NoticePreferences = T.Object({
  groups: T.Array(NoticePreference),
  email: Nullable(T.String({ description: 'masked' })),
  mobile_phone: Nullable(T.String({ description: 'masked' })),
});

export const notifications = {
  notices: {
    summary: 'What happened, latest first',
    method: 'GET',
    path: '/api/v3/notices.json',
    audience: 'signed-in',
    query: T.Object({
      unread: T.Optional(Codes(['true', 'false'] as const)),
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
      per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: T.Object({
      status: Success,
      data: T.Array(NoticeItem),
      meta: Meta,
      unread: T.Integer(),
    }),
  },
  noticesUnread: {
    summary: 'How many notices are unread',
    method: 'GET',
    path: '/api/v3/notices/unread.json',
    audience: 'signed-in',
    reply: Data(T.Object({ unread: T.Integer() })),
  },
  readNotices: {
    summary: 'Mark notices as read',
    method: 'POST',
    path: '/api/v3/notices/read.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object(
      { ids: T.Optional(T.Array(Id, { maxItems: 100 })) },
      { ...closed, description: 'without ids: all' },
    ),
    reply: Data(T.Object({ unread: T.Integer() })),
  },
  noticePreferences: {
    summary: 'Which notifications are sent by which channel',
    method: 'GET',
    path: '/api/v3/notices/preferences.json',
    audience: 'signed-in',
    reply: Data(NoticePreferences),
  },
  setNoticePreference: {
    summary: 'Switch a channel of a group on or off',
    method: 'PUT',
    path: '/api/v3/notices/preferences.json',
    audience: 'signed-in',
    personal: true,
    body: T.Object({ group: Codes(NOTICE_GROUPS), channel: Codes(NOTICE_CHANNELS), on: T.Boolean() }, closed),
    reply: Data(NoticePreferences),
  },
} as const satisfies Record<string, CallDefinition>;
