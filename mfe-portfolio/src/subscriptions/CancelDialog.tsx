import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { Subscription } from './subscriptionTypes.ts';

/** Confirms the end of a subscription, with what is returned. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const cancel = useWrite('cancelSubscription', ['subscriptions', 'coins', 'userInfo']);
  const { id, paid_with: paidWith, coins, total } = subscription;
  const submit = (): void => void cancel.mutateAsync({ params: { id } }).then(onClose, () => undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('subs.cancelTitle', { feature: t(`subs.feature.${subscription.feature_name}`) })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('subs.keep')}
          </Button>
          <Button busy={cancel.isPending} onClick={submit}>
            {t('subs.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {t(`subs.cancelText.${paidWith}`, {
            coins: format.number(coins),
            amount: format.rupees(total, { decimals: 2 }),
          })}
        </Text>
        {cancel.error && (
          <Notice tone="error" live>
            {cancel.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
