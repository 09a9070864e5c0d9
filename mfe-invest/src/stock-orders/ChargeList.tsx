import type { StockOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList, type DetailItem } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';

interface ChargeListProps extends Pick<StockOrder, 'side' | 'value' | 'charges' | 'net' | 'demat_charged'> {
  /** Lines above the value. */
  before?: readonly DetailItem[];
}

/** Value, every charge and what is paid or received. */
export function ChargeList({
  side,
  value,
  charges,
  net,
  demat_charged: dematCharged = false,
  before = [],
}: ChargeListProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, percent } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  return (
    <DetailList
      items={[
        ...before,
        { term: t('charges.value'), value: paise(value) },
        ...charges.map(({ kind, amount, rate }) => ({
          term: t(`charges.${kind}`),
          value: paise(amount),
          hint: rate === null ? undefined : percent(rate, { decimals: rate < 0.01 ? 5 : rate < 1 ? 3 : 0 }),
        })),
        ...(dematCharged
          ? [{ term: t('charges.demat'), value: paise(0), hint: t('charges.dematCharged') }]
          : []),
        { term: t(side === 'buy' ? 'charges.pay' : 'charges.receive'), value: paise(net) },
      ]}
    />
  );
}
