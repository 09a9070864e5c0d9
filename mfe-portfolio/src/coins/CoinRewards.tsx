import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Card, DetailList, showToast, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Account = CallReply<'coins'>['data'];

/** What earns coins, how many, when and up to which limit, and the link that invites a friend. */
export function CoinRewards({ account: { rewards, referral_code: code } }: { account: Account }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const link = `${window.location.origin}/signup?ref=${encodeURIComponent(code)}`;
  const referral = rewards.find(({ reward }) => reward === 'referral')?.each ?? 0;
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => showToast({ tone: 'success', message: t('coins.copied') }),
      () => showToast({ tone: 'error', message: t('coins.notCopied') }),
    );
  return (
    <Stack gap={5}>
      <Card title={t('coins.earn')}>
        <Stack gap={3}>
          <DetailList
            items={rewards.map(({ reward, each, maximum, earned }) => ({
              term: t(`coins.reward.${reward}`),
              value: format.number(each),
              hint: (
                <>
                  {t(`coins.rule.${reward}`, { each: format.number(each) })}{' '}
                  {maximum === null
                    ? t('coins.earned', { earned: format.number(earned) })
                    : t('coins.earnedOf', { earned: format.number(earned), maximum: format.number(maximum) })}
                </>
              ),
            }))}
          />
          <Text size="small">{t('coins.rules')}</Text>
        </Stack>
      </Card>
      <Card title={t('coins.invite')}>
        <Stack gap={3}>
          <Text size="small">{t('coins.inviteText', { each: format.number(referral) })}</Text>
          <Text size="small">{link}</Text>
          <Button variant="secondary" size="small" onClick={copy}>
            {t('coins.copy')}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
