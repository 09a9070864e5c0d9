import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useCall, useFlowReturn } from '@sanchay/remote-kit';
import { ErrorState, LinkButton, Loading, Notice, Row, SkeletonBlock, Stack } from '@sanchay/ui';
import { useEffect, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { isLive } from './orderState.ts';

const ASK_EVERY_MS = 3_000;

/** How the payment ended that the user has just come back from; polled until it has ended. */
export function PaymentReturn({ id }: { id: string }) {
  const { t } = useMessages(MESSAGES);
  useFlowReturn(id);
  const [ended, setEnded] = useState(false);
  const every = ended ? false : ASK_EVERY_MS;
  const { data, error, isFetching, refetch } = useCall('payment', { params: { id } }, { every });
  const orders = useCall('goldOrders');
  const payment = data?.data;
  const status = payment?.status;
  if (payment && !isLive(payment) && !ended) setEnded(true);
  useEffect(() => {
    if (status) void refreshCalls('goldOrders', 'holdings');
  }, [status]);

  if (!payment && error) {
    return (
      <ErrorState
        compact
        title={error.message}
        safe={t('return.notLost')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!payment) {
    return (
      <Loading>
        <SkeletonBlock height={72} />
      </Loading>
    );
  }
  if (isLive(payment)) {
    return (
      <Stack gap={3}>
        <Notice
          live
          tone={payment.delayed ? 'warn' : 'info'}
          title={t(payment.delayed ? 'return.delayed' : 'return.waiting')}
        >
          {t('return.waitingHint')}
        </Notice>
        <OwnerOnly quiet>
          <Row>
            {payment.redirect_url && (
              <LinkButton size="small" variant="secondary" href={payment.redirect_url}>
                {t('orders.goOn')}
              </LinkButton>
            )}
            <CancelPayment id={id} />
          </Row>
        </OwnerOnly>
      </Stack>
    );
  }
  if (payment.status === 'successful') {
    return (
      <Notice live tone="success" title={t('return.paid')}>
        {t('return.paidHint')}
      </Notice>
    );
  }
  return (
    <Notice
      live
      tone={payment.status === 'refunded' ? 'warn' : 'error'}
      title={t(`return.${payment.status}`)}
      action={
        orders.data?.refusal === null && (
          <LinkButton size="small" variant="secondary" href="/gold/buy">
            {t('orders.again')}
          </LinkButton>
        )
      }
    >
      {payment.reason}
    </Notice>
  );
}
