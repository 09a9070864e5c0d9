import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall, useFlowReturn } from '@sanchay/remote-kit';
import { ErrorState, Loading, Notice, SkeletonBlock } from '@sanchay/ui';
import { useEffect, useState } from 'react';
import { MESSAGES } from '../messages.ts';

const ASK_EVERY_MS = 3_000;
const LIVE: readonly string[] = ['created', 'pending'];

/** How the payment ended that the user has just come back from; polled until it has ended. */
export function SubscriptionPayment({ id }: { id: string }) {
  const { t } = useMessages(MESSAGES);
  useFlowReturn(id);
  const [ended, setEnded] = useState(false);
  const { data, error, isFetching, refetch } = useCall(
    'payment',
    { params: { id } },
    { every: ended ? false : ASK_EVERY_MS },
  );
  const status = data?.data.status;
  if (status && !LIVE.includes(status) && !ended) setEnded(true);
  useEffect(() => {
    if (status) void refreshCalls('subscriptions');
  }, [status]);
  if (!data && error) {
    return <ErrorState compact title={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data || !status) {
    return (
      <Loading>
        <SkeletonBlock height={72} />
      </Loading>
    );
  }
  if (LIVE.includes(status)) {
    return (
      <Notice live tone={data.data.delayed ? 'warn' : 'info'} title={t('subs.return.waiting')}>
        {t('subs.return.waitingHint')}
      </Notice>
    );
  }
  if (status === 'successful') {
    return (
      <Notice live tone="success" title={t('subs.return.paid')}>
        {t('subs.return.paidHint')}
      </Notice>
    );
  }
  return (
    <Notice live tone={status === 'refunded' ? 'warn' : 'error'} title={t('subs.return.notPaid')}>
      {data.data.reason}
    </Notice>
  );
}
