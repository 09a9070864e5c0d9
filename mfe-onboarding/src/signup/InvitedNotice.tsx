import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Who gets which coins for the sign-up by an invitation link, and when. */
export function InvitedNotice({ code }: { code: string }) {
  const { t } = useMessages(MESSAGES);
  const { number } = useFormat();
  const { coinRewards, coinMultiplier } = usePlatform().config;
  const coins = number(Math.round(coinRewards.referral.each * coinMultiplier));
  return <Notice title={t('signup.invited')}>{t('signup.invitedText', { code, coins })}</Notice>;
}
