import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Card, DetailList, showToast, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Account = CallReply<'coins'>['data'];

/** What earns coins, up to which limit, and the link that invites a friend. */
export function CoinRewards({ account: { rewards, referral_code: code } }: { account: Account }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const link = `${window.location.origin}/signup?ref=${encodeURIComponent(code)}`;
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => showToast({ tone: 'success', message: t('coins.copied') }),
      () => showToast({ tone: 'error', message: t('coins.notCopied') }),
    );
  return (
    <Stack gap={5}>
      <Card title={t('coins.earn')}>
        <DetailList
          items={rewards.map(({ reward, each, maximum, earned }) => ({
            term: t(`coins.reward.${reward}`),
            value: format.number(each),
            hint:
              maximum === null
                ? t('coins.earned', { earned: format.number(earned) })
                : t('coins.earnedOf', { earned: format.number(earned), maximum: format.number(maximum) }),
          }))}
        />
      </Card>
      <Card title={t('coins.invite')}>
        <Stack gap={3}>
          <Text size="small">{t('coins.inviteText')}</Text>
          <Text size="small">{link}</Text>
          <Button variant="secondary" size="small" onClick={copy}>
            {t('coins.copy')}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
