import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { Notice, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Why the order was not placed, in the server's words, and what is safe. */
export function BuyError({ error }: { error: ApiError }) {
  const { t } = useMessages(MESSAGES);
  const lapsed = error.code === 'kyc_lapsed';
  const seeOrders = error.kind === 'unsure' || error.code === 'price_already_used';
  return (
    <Notice
      tone="error"
      live
      title={error.message}
      action={
        <>
          {seeOrders && <TextLink href="/gold/orders">{t('explore.orders')}</TextLink>}
          {lapsed && <TextLink href="/kyc">{t('buy.renewKyc')}</TextLink>}
        </>
      }
    >
      {t(error.kind === 'unsure' ? 'buy.unsure' : 'buy.nothingCharged')}
    </Notice>
  );
}
