import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Badge } from '@sanchay/ui';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

/** How many messages of partners wait for support, where any does: nothing else leads support to that list. */
export function HeldCount() {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const asked = useCall('staffHeldMessages', {});
  const waiting = asked.data?.data.filter(({ outcome }) => outcome === null).length ?? 0;
  return waiting > 0 ? <Badge tone="warn">{t('staff.held.count', { number: waiting })}</Badge> : null;
}
