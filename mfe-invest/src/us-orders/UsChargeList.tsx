import type { UsOrder } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { DetailList, type DetailItem } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { useDollars } from '../us-wallet/useDollars.ts';

interface UsChargeListProps extends Pick<UsOrder, 'side' | 'value' | 'charges' | 'net'> {
  /** Lines above the value. */
  before?: readonly DetailItem[];
}

/** Value, every charge and what is paid or received, in dollars. */
export function UsChargeList({ side, value, charges, net, before = [] }: UsChargeListProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { dollars } = useDollars();
  return (
    <DetailList
      items={[
        ...before,
        { term: t('charges.value'), value: dollars(value) },
        ...charges.map(({ kind, amount }) => ({ term: us(`charges.${kind}`), value: dollars(amount) })),
        { term: t(side === 'buy' ? 'charges.pay' : 'charges.receive'), value: dollars(net) },
      ]}
    />
  );
}
