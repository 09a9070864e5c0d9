import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { useToast } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { isFundAlert, type ShownAlert } from './shownAlert.ts';
import { useAlertText } from './useAlertText.ts';

/** Deletes an alert and offers to restore it as it was; reports a failure. */
export function useRemoveAlert(): (alert: ShownAlert) => Promise<void> {
  const { t } = useMessages(MESSAGES);
  const text = useAlertText();
  const toast = useToast();
  const onPrice = {
    remove: useWrite('removePriceAlert', ['priceAlerts']),
    restore: useWrite('restorePriceAlert', ['priceAlerts']),
  };
  const onFund = {
    remove: useWrite('removeFundAlert', ['fundAlerts']),
    restore: useWrite('restoreFundAlert', ['fundAlerts']),
  };
  const failed = (error: unknown) => toast({ message: (error as Error).message, tone: 'error' });
  return async (alert) => {
    const params = { alert_id: alert.id };
    const { remove, restore } = isFundAlert(alert) ? onFund : onPrice;
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
