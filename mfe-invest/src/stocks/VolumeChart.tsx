import type { Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { BarChart, Card, Stack, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** Shares traded in each of the latest sessions; nothing where none are known. */
export function VolumeChart({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date, number } = useFormat();
  const found = useCall('stockVolumes', { params: { slug } });
  const { volumes = [], sandbox = false } = found.data?.data ?? {};
  if (volumes.length === 0) return null;
  return (
    <Card title={t('volume.title')}>
      <Stack gap={3}>
        <BarChart
          label={t('volume.label')}
          columns={volumes.map((session) => date(session.date))}
          head={t('volume.session')}
          series={[
            { label: t('volume.shares'), values: volumes.map(({ volume }) => volume), colour: 'quiet' },
          ]}
          format={(value) => number(value)}
          height={88}
        />
        {sandbox && <Text size="label">{t('volume.invented')}</Text>}
      </Stack>
    </Card>
  );
}
