import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, Notice, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

interface OfferFactsProps {
  offer: NonNullable<Scheme['new_fund']>;
  /** Rupees a unit. */
  price: number;
}

/** When a fund without a NAV takes its first purchases, and what becomes of the money. */
export function OfferFacts({ offer, price }: OfferFactsProps) {
  const { t } = useMessages(MESSAGES);
  const { date, rupees } = useFormat();
  return (
    <Notice title={t('fund.offer')}>
      <Stack gap={3}>
        <DetailList
          layout="grid"
          items={[
            { term: t('fund.offerFrom'), value: date(offer.from) },
            { term: t('fund.offerTo'), value: date(offer.to) },
            {
              term: t('fund.offerAllotment'),
              value: offer.allotment === null ? t('fund.offerAllotmentSoon') : date(offer.allotment),
            },
            { term: t('fund.offerPrice'), value: rupees(price, { decimals: 2 }) },
          ]}
        />
        <Text size="small">{t('fund.offerText')}</Text>
      </Stack>
    </Notice>
  );
}
