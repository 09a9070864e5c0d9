import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, type useCall } from '@sanchay/remote-kit';
import { Card, Change, ErrorState, Grid, LinkButton, Stack, Stat } from '@sanchay/ui';
import { MayBuy } from '../buy/MayBuy.tsx';
import { MESSAGES } from '../messages.ts';

interface Props {
  held: ReturnType<typeof useCall<'holdings'>>;
  orders: CallReply<'goldOrders'> | undefined;
}

/** Grams held, their value at the buy-back price, and what was paid for them; nothing before the first order. */
export function GoldHeld({ held: { data, error, isFetching, refetch }, orders }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const held = data?.data.holdings[0];
  if (!data && error) {
    return (
      <ErrorState
        compact
        code={error.code ?? error.kind}
        requestId={error.requestId ?? undefined}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data || !orders) return null;
  if (!held && orders.data.length === 0) return null;
  const gain = held ? held.current_value - held.total_invested : 0;
  return (
    <Card title={t('held.title')}>
      <Stack gap={5}>
        <Grid min={130} gap={4}>
          <Stat
            size="large"
            label={t('held.grams')}
            value={format.units(held?.units ?? 0, 4)}
            unit={t('buy.gram')}
          />
          <Stat
            size="large"
            label={t('held.value')}
            value={format.rupees(held?.current_value ?? 0, { decimals: 2 })}
            detail={
              held && <Change size="small" amount={gain} percent={held.absolute_percentage} decimals={2} />
            }
          />
          <Stat
            size="large"
            label={t('held.paid')}
            value={format.rupees(held?.total_invested ?? 0, { decimals: 2 })}
            detail={t('held.paidHint')}
          />
        </Grid>
        <OwnerOnly quiet>
          <MayBuy refusal={orders.refusal}>
            <div>
              <LinkButton href="/gold/buy">{t('orders.buyMore')}</LinkButton>
            </div>
          </MayBuy>
        </OwnerOnly>
      </Stack>
    </Card>
  );
}
