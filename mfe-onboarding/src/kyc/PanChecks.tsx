import { useCall } from '@sanchay/remote-kit';
import { Card, ErrorState, Loading, SkeletonBlock, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { PanCheck } from './PanCheck.tsx';

/** The KYC registry's status for the PAN of each holder, and the available actions. */
export function PanChecks({ holders }: { holders: number }) {
  const { t } = useMessages(MESSAGES);
  const records = useCall('portfolioKyc');
  if (records.isError)
    return (
      <ErrorState
        code={records.error.code ?? records.error.kind}
        onRetry={() => void records.refetch()}
        busy={records.isFetching}
        compact
      />
    );
  if (!records.data)
    return (
      <Loading>
        <SkeletonBlock height={120} />
      </Loading>
    );
  return (
    <Card title={t('kyc.pan.title')}>
      <Stack gap={5}>
        {Array.from({ length: holders }, (_, index) => index + 1).map((position) => (
          <PanCheck
            key={position}
            position={position}
            record={records.data.data.find((record) => record.position === position) ?? null}
          />
        ))}
      </Stack>
    </Card>
  );
}
