import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { EmptyState, ErrorState, Loading, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';
import { QueueList } from '../staffParts.ts';

/** The oldest first: the longest-waiting form is reviewed next. */
export function KycQueue({ chosen }: { chosen: string | null }) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const queue = useCall('staffKycQueue', {}, { every: 30_000 });
  if (!queue.data) {
    return queue.error ? (
      <ErrorState code={queue.error.code ?? queue.error.kind} onRetry={() => void queue.refetch()} />
    ) : (
      <Loading>
        <SkeletonTable />
      </Loading>
    );
  }
  if (queue.data.data.length === 0) return <EmptyState picture="done" title={t('staff.kyc.empty')} />;
  return (
    <Stack gap={3}>
      <Text size="small">{t('staff.kyc.waiting', { count: queue.data.data.length })}</Text>
      <QueueList>
        {queue.data.data.map(({ id, name, flags, attempt, waiting_since: since }) => (
          <li key={id}>
            <a href={`/staff/kyc/${id}`} aria-current={id === chosen ? 'true' : undefined}>
              <span>
                <strong>{name}</strong>
                <small>{flags.map((flag) => ` · ${t(`staff.kyc.flag.${flag}`)}`)}</small>
              </span>
              <small>
                {t('staff.kyc.attempt', { attempt })} · {format.dateTime(since)}
              </small>
            </a>
          </li>
        ))}
      </QueueList>
    </Stack>
  );
}
