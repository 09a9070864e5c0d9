import { useMessages } from '@sanchay/i18n';
import { LinkChoices } from '@sanchay/ui';
import { DEPOSITS_PATH } from '../deposits/depositPath.ts';
import { MESSAGES } from '../messages.ts';
import { STOCK_ORDERS_PATH } from '../stock-orders/stockOrderPath.ts';
import { US_ORDERS_PATH } from '../us-wallet/usPaths.ts';

const PATHS = {
  funds: '/orders',
  stocks: STOCK_ORDERS_PATH,
  usStocks: US_ORDERS_PATH,
  deposits: DEPOSITS_PATH,
  gold: '/gold/orders',
} as const;
const KINDS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** Links between the lists of orders, each of one kind of investment. */
export function OrderKinds({ here }: { here: keyof typeof PATHS }) {
  const { t } = useMessages(MESSAGES);
  return (
    <LinkChoices
      label={t('orderKinds.label')}
      options={KINDS.map((kind) => ({
        label: t(`orderKinds.${kind}`),
        href: PATHS[kind],
        here: kind === here,
      }))}
    />
  );
}
