import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, DetailList } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** What is bought: purity, tax, limits, rounding, and how the price is held. */
export function AboutGold() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { minimum, maximum, lock } = usePlatform().config.gold;
  return (
    <Card title={t('about.title')}>
      <DetailList
        items={[
          { term: t('about.purity'), value: t('about.purityValue'), hint: t('about.purityHint') },
          { term: t('about.tax'), value: t('about.taxValue'), hint: t('about.taxHint') },
          {
            term: t('about.limits'),
            value: t('about.limitsValue', {
              minimum: format.rupees(minimum),
              maximum: format.rupees(maximum),
            }),
            hint: t('about.limitsHint'),
          },
          {
            term: t('about.hold'),
            value: t('about.holdValue', { count: Math.round(lock / 60_000) }),
            hint: t('about.holdHint'),
          },
          { term: t('about.rounding'), value: t('about.roundingValue'), hint: t('about.roundingHint') },
        ]}
      />
    </Card>
  );
}
