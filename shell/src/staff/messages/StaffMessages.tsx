import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MissingPage, useCall } from '@sanchay/remote-kit';
import { Badge, EmptyState, ErrorState, Loading, SkeletonTable } from '@sanchay/ui';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { Desk, QueueList } from '../staffParts.ts';
import { HeldMessage } from './HeldMessage.tsx';

export type StaffHeldMessage = CallReply<'staffHeldMessages'>['data'][number];

/** Messages of partners that could not be applied, and the one that was chosen. */
export function StaffMessages({ id }: { id: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const asked = useCall('staffHeldMessages', {});
  const messages = asked.data?.data;
  if (!messages)
    return asked.error ? (
      <ErrorState code={asked.error.code ?? asked.error.kind} onRetry={() => void asked.refetch()} />
    ) : (
      <Loading>
        <SkeletonTable columns={2} />
      </Loading>
    );
  const chosen = messages.find((message) => message.id === id);
  if (id !== null && !chosen) return <MissingPage />;
  if (messages.length === 0)
    return (
      <EmptyState picture="done" title={t('staff.held.none')} titleLevel={2}>
        {t('staff.held.noneText')}
      </EmptyState>
    );
  return (
    <Desk $chosen={id !== null}>
      <HeldList messages={messages} chosen={id} />
      {chosen ? (
        <HeldMessage key={chosen.id} message={chosen} />
      ) : (
        <EmptyState title={t('staff.held.choose')} titleLevel={2} />
      )}
    </Desk>
  );
}

function HeldList({ messages, chosen }: { messages: readonly StaffHeldMessage[]; chosen: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  return (
    <QueueList>
      {messages.map(({ id, feed, number, order, outcome, held_at: heldAt }) => (
        <li key={id}>
          <a href={`/staff/messages/${id}`} aria-current={id === chosen ? 'true' : undefined}>
            <span>
              {outcome === null && <Badge tone="accent">{t('staff.held.waiting')}</Badge>}{' '}
              {order ? `${order.name} · ${order.investor}` : t('staff.held.noOrder')}
            </span>
            <small>
              {t(`staff.held.feed.${feed}`)} · {t('staff.held.number', { number })} ·{' '}
              {format.dateTime(heldAt)}
            </small>
          </a>
        </li>
      ))}
    </QueueList>
  );
}
