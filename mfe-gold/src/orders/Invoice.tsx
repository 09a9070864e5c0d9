import type { GoldOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, Disclosure } from '@sanchay/ui';
import { taxSplit } from '../buy/taxSplit.ts';
import { MESSAGES } from '../messages.ts';

/** The lines of an order's tax invoice. */
export function Invoice({ order, number }: { order: GoldOrder; number: string }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const paise = (amount: number) => format.rupees(amount, { decimals: 2 });
  const { cgst, sgst } = taxSplit(order.tax);
  return (
    <Disclosure summary={t('invoice.title', { number })}>
      <DetailList
        items={[
          { term: t('invoice.grams'), value: t('buy.gramsAmount', { grams: format.units(order.grams, 4) }) },
          { term: t('preview.rate'), value: paise(order.rate_before_tax) },
          { term: t('preview.rateWithTax'), value: paise(order.rate_with_tax) },
          { term: t('preview.value'), value: paise(order.gold_value) },
          { term: t('invoice.cgst'), value: paise(cgst) },
          { term: t('invoice.sgst'), value: paise(sgst) },
          { term: t('invoice.total'), value: paise(order.total) },
        ]}
      />
    </Disclosure>
  );
}
