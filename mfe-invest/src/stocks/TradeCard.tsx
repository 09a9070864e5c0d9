import type { Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useSession } from '@sanchay/remote-kit';
import { ActionBar, Card, LinkButton, Stack, Text, TextLink } from '@sanchay/ui';
import { ShareAlert } from '../alerts/ShareAlert.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { stockPath } from '../share/shareLine.ts';
import { placeOrderPath, STOCK_ORDERS_PATH } from '../stock-orders/stockOrderPath.ts';
import { WatchButton } from '../watch/WatchButton.tsx';

/** The ways to buy and sell a stock; they are a bar on phones. */
export function TradeCard({ stock: { slug, isin, name, price, merged_into: into } }: { stock: Stock }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { loggedIn } = useSession();
  if (into)
    return (
      <Card raised title={t('trade.merged')}>
        <Stack gap={4}>
          <Text>{t('trade.mergedLead', { name: into.name })}</Text>
          <TextLink href={stockPath(into.slug)}>{into.name}</TextLink>
        </Stack>
      </Card>
    );
  return (
    <Card raised title={t('trade.title')}>
      <Stack gap={4}>
        <Text>{t('trade.lead')}</Text>
        <ActionBar label={t('notSold.actions', { name })} desktop="column">
          <LinkButton href={placeOrderPath(slug, 'sell')} variant="secondary">
            {t('trade.sell')}
          </LinkButton>
          <LinkButton href={placeOrderPath(slug, 'buy')}>{t('trade.buy')}</LinkButton>
        </ActionBar>
        {loggedIn && <TextLink href={STOCK_ORDERS_PATH}>{t('trade.orders')}</TextLink>}
        <WatchButton kind="stock" id={isin} name={name} look="wide" />
        <ShareAlert share={{ kind: 'stock', item: isin, name, currency: 'INR', price }} />
      </Stack>
    </Card>
  );
}
