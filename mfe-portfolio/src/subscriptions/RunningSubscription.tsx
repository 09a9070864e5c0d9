import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useWrite } from '@sanchay/remote-kit';
import { Button, LinkButton, Notice, Row, Stack, SwitchField, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Subscription } from './subscriptionTypes.ts';

/** A subscription that is active, with automatic renewal and the way out, or one whose payment is awaited. */
export function RunningSubscription({ subscription }: { subscription: Subscription }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (subscription.status === 'pending') return <Waiting subscription={subscription} />;
  return (
    <Stack gap={3}>
      <Text size="small">{t('subs.until', { date: format.date(subscription.ends_on!) })}</Text>
      <OwnerOnly quiet>
        <AutoRenew subscription={subscription} />
        <Cancel subscription={subscription} />
      </OwnerOnly>
    </Stack>
  );
}

function Waiting({ subscription: { payment } }: { subscription: Subscription }) {
  const { t } = useMessages(MESSAGES);
  const cancel = useWrite('cancelPayment', ['subscriptions', 'payment']);
  if (!payment) return null;
  return (
    <Stack gap={3}>
      <Text size="small">{t('subs.waiting')}</Text>
      <OwnerOnly quiet>
        <Row wrap>
          {payment.redirect_url && (
            <LinkButton size="small" href={payment.redirect_url}>
              {t('subs.continue')}
            </LinkButton>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id: payment.id } })}
          >
            {t('subs.cancelPayment')}
          </Button>
        </Row>
      </OwnerOnly>
      {cancel.error && (
        <Notice tone="error" live>
          {cancel.error.message}
        </Notice>
      )}
    </Stack>
  );
}

function AutoRenew({
  subscription: { id, auto_renew: on, paid_with: paidWith },
}: {
  subscription: Subscription;
}) {
  const { t } = useMessages(MESSAGES);
  const update = useWrite('updateSubscription', ['subscriptions']);
  return (
    <>
      <SwitchField
        label={t('subs.autoRenew')}
        hint={t(`subs.autoRenew.${paidWith}`)}
        checked={on}
        onChange={(next) => update.mutate({ params: { id }, body: { subscriptions: { auto_renew: next } } })}
      />
      {update.error && (
        <Notice tone="error" live>
          {update.error.message}
        </Notice>
      )}
    </>
  );
}

function Cancel({ subscription }: { subscription: Subscription }) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState(false);
  // What was paid for cannot be ended once the days for a refund are over.
  if (subscription.paid_with !== 'free' && subscription.refundable_until === null) return null;
  return (
    <>
      <Row>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          {t('subs.cancel')}
        </Button>
      </Row>
      {open && <CancelDialog subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  );
}
