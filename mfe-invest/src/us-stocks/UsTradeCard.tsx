import type { UsStock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useSession } from '@sanchay/remote-kit';
import { ActionBar, Card, LinkButton, Stack, Text, TextLink } from '@sanchay/ui';
import { ShareAlert } from '../alerts/ShareAlert.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { placeUsOrderPath, US_ORDERS_PATH } from '../us-wallet/usPaths.ts';
import { WatchButton } from '../watch/WatchButton.tsx';

/** The ways to buy and sell a US stock; they are a bar on phones. */
export function UsTradeCard({ stock: { slug, symbol, name, price_usd: price } }: { stock: UsStock }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { loggedIn } = useSession();
  return (
    <Card raised title={t('trade.title')}>
      <Stack gap={4}>
        <Text>{t('trade.usLead')}</Text>
        <ActionBar label={t('notSold.actions', { name })} desktop="column">
          <LinkButton href={placeUsOrderPath(slug, 'sell')} variant="secondary">
            {t('trade.sell')}
          </LinkButton>
          <LinkButton href={placeUsOrderPath(slug, 'buy')}>{t('trade.buy')}</LinkButton>
        </ActionBar>
        {loggedIn && <TextLink href={US_ORDERS_PATH}>{t('trade.orders')}</TextLink>}
        <WatchButton kind="us_stock" id={symbol} name={name} look="wide" />
        <ShareAlert share={{ kind: 'us_stock', item: symbol, name, currency: 'USD', price }} />
      </Stack>
    </Card>
  );
}
