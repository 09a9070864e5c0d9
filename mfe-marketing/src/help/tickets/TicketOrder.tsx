import type { Ticket } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure, TextLink, Timeline } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';

/** The order that a ticket is about, as it stands now. */
export function TicketOrder({ order }: { order: NonNullable<Ticket['order']> }) {
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  return (
    <Disclosure summary={t('ticket.order', { code: order.code })}>
      <Timeline
        label={t('ticket.order', { code: order.code })}
        steps={order.timeline.map(({ at, text }, place) => ({
          title: text,
          time: format.dateTime(at),
          state: place === order.timeline.length - 1 ? 'now' : 'done',
        }))}
      />
      <TextLink href={`/orders/${order.id}`}>{t('ticket.openOrder')}</TextLink>
    </Disclosure>
  );
}
