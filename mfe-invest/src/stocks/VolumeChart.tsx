import type { Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { BarChart, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { LateCard } from '../share/LateCard.tsx';

/** Of the picture, and of all that the card has when it is here, in px. */
const HEIGHT = 88;
const CARD_HEIGHT = 180;

/** Shares traded in each of the latest sessions; nothing where none are known. */
export function VolumeChart({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { date, number } = useFormat();
  const found = useCall('stockVolumes', { params: { slug } });
  return (
    <LateCard title={t('volume.title')} of={found} skeleton={<SkeletonBlock height={CARD_HEIGHT} />}>
      {({ volumes, sandbox }) =>
        volumes.length === 0 ? null : (
          <Stack gap={3}>
            <BarChart
              label={t('volume.label')}
              columns={volumes.map((session) => date(session.date))}
              head={t('volume.session')}
              series={[
                { label: t('volume.shares'), values: volumes.map(({ volume }) => volume), colour: 'quiet' },
              ]}
              format={(value) => number(value)}
              height={HEIGHT}
            />
            {sandbox && <Text size="label">{t('volume.invented')}</Text>}
          </Stack>
        )
      }
    </LateCard>
  );
}
