import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Badge,
  EmptyState,
  ErrorState,
  Loading,
  Pager,
  SegmentedControl,
  SkeletonTable,
  Stack,
} from '@sanchay/ui';
import { useState } from 'react';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { QueueList } from '../staffParts.ts';

const QUEUES = ['waiting', 'answered', 'closed', 'all'] as const;
type Queue = (typeof QUEUES)[number];

/** Tickets of one state; among those that wait, the longest wait first. */
export function TicketQueue({ chosen }: { chosen: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const [queue, setQueue] = useState<Queue>('waiting');
  const [page, setPage] = useState(1);
  const tickets = useCall('staffTickets', { query: { state: queue, page } }, { keepPrevious: true });
  const { data: rows, meta } = tickets.data ?? {};
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t('staff.queue')}
        options={QUEUES.map((value) => ({ value, label: t(`staff.queue.${value}`) }))}
        value={queue}
        onChange={(value) => {
          setQueue(value);
          setPage(1);
        }}
      />
      {tickets.error && !rows && (
        <ErrorState
          compact
          code={tickets.error.code ?? tickets.error.kind}
          onRetry={() => void tickets.refetch()}
        />
      )}
      {!rows && !tickets.error && (
        <Loading>
          <SkeletonTable columns={2} />
        </Loading>
      )}
      {rows?.length === 0 && <EmptyState picture="done" title={t('staff.noTickets')} titleLevel={3} />}
      {rows && rows.length > 0 && (
        <QueueList>
          {rows.map(({ id, number, subject, investor, state, unread, updated_at: updated }) => (
            <li key={id}>
              <a href={`/staff/tickets/${id}`} aria-current={id === chosen ? 'true' : undefined}>
                <span>
                  {unread && <Badge tone="accent">{t('staff.new')}</Badge>} {subject}
                </span>
                <small>
                  {number} · {investor} · {t(`staff.state.${state}`)} · {format.dateTime(updated)}
                </small>
              </a>
            </li>
          ))}
        </QueueList>
      )}
      {meta && meta.total > meta.per_page && (
        <Pager page={page} pages={Math.ceil(meta.total / meta.per_page)} onPage={setPage} />
      )}
    </Stack>
  );
}
