import { NOTICE_CHANNELS, NOTICE_GROUPS, type NoticeChannel, type NoticeGroup } from '@sanchay/contracts';

/** How a channel of a group starts: `always` cannot be switched off. */
type Choice = 'always' | 'on' | 'off';

/**
 * Which events use which channel. Records of money and of safety always reach the user in the product; by e-mail too
 * where a rule requires it (the notice before a debit: rules R9) or where a stranger may have acted.
 */
const CHOICES: Record<NoticeGroup, Record<NoticeChannel, Choice>> = {
  orders: { in_app: 'always', email: 'on', sms: 'off' },
  payments: { in_app: 'always', email: 'always', sms: 'off' },
  sips: { in_app: 'always', email: 'on', sms: 'off' },
  mandates: { in_app: 'always', email: 'always', sms: 'off' },
  account: { in_app: 'on', email: 'on', sms: 'off' },
  security: { in_app: 'always', email: 'always', sms: 'always' },
};

export interface PreferenceRow {
  notice_group: NoticeGroup;
  channel: NoticeChannel;
  chosen: boolean;
}

/** Whether a channel of a group cannot be switched off. */
export function isFixed(group: NoticeGroup, channel: NoticeChannel): boolean {
  return CHOICES[group][channel] === 'always';
}

/** Whether a group uses a channel, with the user's preferences. */
export function isOn(chosen: readonly PreferenceRow[], group: NoticeGroup, channel: NoticeChannel): boolean {
  if (isFixed(group, channel)) return true;
  const own = chosen.find((row) => row.notice_group === group && row.channel === channel);
  return own?.chosen ?? CHOICES[group][channel] === 'on';
}

/** All choices as the contracts show them. */
export function preferencesView(chosen: readonly PreferenceRow[]) {
  return NOTICE_GROUPS.map((group) => ({
    group,
    channels: NOTICE_CHANNELS.map((channel) => ({
      channel,
      on: isOn(chosen, group, channel),
      fixed: isFixed(group, channel),
    })),
  }));
}
