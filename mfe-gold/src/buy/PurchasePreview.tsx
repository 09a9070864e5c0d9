import type { GoldBreakdown } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { HeldPrice } from './heldPrice.ts';
import { taxSplit } from './taxSplit.ts';

interface Props {
  price: HeldPrice;
  breakdown: GoldBreakdown | null;
}

/** Exactly what will be bought and paid, line by line. */
export function PurchasePreview({ price, breakdown }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const paise = (amount: number) => format.rupees(amount, { decimals: 2 });
  if (!breakdown) {
    return (
      <Card title={t('preview.title')}>
        <Text tone="ink-2">{t('preview.empty')}</Text>
      </Card>
    );
  }
  const { cgst, sgst } = taxSplit(breakdown.tax);
  const share = (pct: number) => format.percent(pct, { decimals: 1 });
  return (
    <Card title={t('preview.title')}>
      <DetailList
        items={[
          {
            term: t('preview.gold'),
            value: t('buy.gramsAmount', { grams: format.units(breakdown.grams, 4) }),
            hint: t('preview.roundedDown'),
          },
          { term: t('preview.rate'), value: paise(price.current_gold_price.buy) },
          {
            term: t('preview.rateWithTax'),
            value: paise(breakdown.rateInclTax),
            hint: t('preview.roundedUp'),
          },
          { term: t('preview.value'), value: paise(breakdown.goldValue) },
          { term: t('preview.cgst', { share: share(price.taxes.cgst) }), value: paise(cgst) },
          { term: t('preview.sgst', { share: share(price.taxes.sgst) }), value: paise(sgst) },
          { term: t('preview.total'), value: paise(breakdown.total) },
        ]}
      />
    </Card>
  );
}
