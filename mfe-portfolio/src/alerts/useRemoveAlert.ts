import type { PriceAlert } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { useAlertText } from './useAlertText.ts';

/** Deletes an alert and offers to restore it as it was; reports a failure. */
export function useRemoveAlert(): (alert: PriceAlert) => Promise<void> {
  const { t } = useMessages(MESSAGES);
  const text = useAlertText();
  const toast = useToast();
  const remove = useWrite('removePriceAlert', ['priceAlerts']);
  const restore = useWrite('restorePriceAlert', ['priceAlerts']);
  const failed = (error: unknown) => toast({ message: (error as Error).message, tone: 'error' });
  return async (alert) => {
    const params = { alert_id: alert.id };
    try {
      await remove.mutateAsync({ params });
    } catch (error) {
      failed(error);
      return;
    }
    toast({
      message: t('alerts.removed', { name: text.name(alert) }),
      action: {
        label: t('watchlist.undo'),
        onSelect: () => void restore.mutateAsync({ params }).catch(failed),
      },
    });
  };
}
