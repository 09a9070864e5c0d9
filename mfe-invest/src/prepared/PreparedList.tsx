import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useManagedAccount } from '@sanchay/remote-kit';
import { Badge, Card, LinkButton, SettingRow } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { fundTitle } from '../scheme/fundTitle.ts';

const LATEST = 3;

/** Orders that managers prepared: those that wait for an answer, and for the manager also the latest outcomes. */
export function PreparedList() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const managed = useManagedAccount();
  const orders = useCall('preparedOrders').data?.data ?? [];
  useBusEvent('prepared/changed', () => void refreshCalls('preparedOrders'));
  const isOpen = ({ status }: (typeof orders)[number]): boolean =>
    status === 'waiting' || (managed !== null && status === 'in_cart');
  const waiting = orders.filter(isOpen);
  const ended = managed ? orders.filter((order) => !isOpen(order)).slice(0, LATEST) : [];
  if (waiting.length + ended.length === 0) return null;
  return (
    <Card title={managed ? t('orders.preparedByYou') : t('orders.prepared', { count: waiting.length })}>
      {[...waiting, ...ended].map((order) => (
        <SettingRow
          key={order.id}
          title={
            <>
              {fundTitle(order.fund_name)}{' '}
              {managed && (
                <Badge tone={isOpen(order) ? 'warn' : 'neutral'}>
                  {t(`orders.prepared.${order.status}`)}
                </Badge>
              )}
            </>
          }
          note={t(`orders.preparedNote.${order.kind}`, {
            name: order.manager_name,
            date: date(order.prepared_at),
          })}
        >
          <LinkButton size="small" variant="secondary" href={`/orders/prepared/${order.id}`}>
            {t(order.status === 'waiting' && !managed ? 'orders.preparedReview' : 'orders.preparedOpen')}
          </LinkButton>
        </SettingRow>
      ))}
    </Card>
  );
}
