/** The topic of a notice, as offered in the user's notification settings. */
export const NOTICE_GROUPS = ['orders', 'payments', 'sips', 'mandates', 'account', 'security'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
export const NOTICE_CHANNELS = ['in_app', 'email', 'sms'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Status words of every failure body (section 8). */
export const FAILURE_STATUSES = ['failure', 'params_invalid', 'validation_failed'] as const;
export type FailureStatus = (typeof FAILURE_STATUSES)[number];
