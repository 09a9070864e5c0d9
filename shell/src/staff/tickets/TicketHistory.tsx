import type { StaffTicket } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure, Stack, Timeline } from '@sanchay/ui';
import { Bubble, Lines, Meta } from '../../chat/chatParts.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

/** The questions and replies, and the order they are about. */
export function TicketHistory({ ticket: { messages, order } }: { ticket: StaffTicket }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  return (
    <Stack gap={4}>
      {order && (
        <Disclosure summary={t('staff.order', { code: order.code, status: order.status })}>
          <Timeline
            label={order.code}
            steps={order.timeline.map(({ at, text }, place) => ({
              title: text,
              time: format.dateTime(at),
              state: place === order.timeline.length - 1 ? 'now' : 'done',
            }))}
          />
        </Disclosure>
      )}
      <Lines aria-label={t('staff.history')}>
        {messages.map(({ id, author, name, text, at }) => (
          <Bubble key={id} $own={author === 'staff'}>
            <p>{text}</p>
            <Meta>
              <span>{name}</span>
              <time dateTime={at}>{format.dateTime(at)}</time>
            </Meta>
          </Bubble>
        ))}
      </Lines>
    </Stack>
  );
}
