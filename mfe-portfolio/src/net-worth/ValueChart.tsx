import type { ExternalFilter, NetWorth } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { LineChart, Stack, Text, TextLink } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../messages.ts';
import { flowMarks } from './flowMarks.ts';
import { flowText } from './flowText.ts';
import { withFilter } from './shownAssets.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

interface Props {
  history: NetWorth['history'];
  shown: ExternalFilter;
}

/** Value over time, with what was invested where it is known of every asset, and a marker for each deposit and withdrawal. */
export function ValueChart({ history, shown }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const hasChart = history.length > 1;
  const found = useCall('netWorthMarks', { query: { external: shown } }, { enabled: hasChart }).data?.data;
  const dates = useMemo(() => history.map(({ date }) => date), [history]);
  const series = useMemo(() => {
    const value = {
      label: t('figures.value'),
      values: history.map((point) => point.value),
      kind: 'area' as const,
    };
    const invested = history.flatMap((point) => point.invested ?? []);
    if (invested.length < history.length) return [value];
    return [value, { label: t('figures.putIn'), values: invested, dashed: true, colour: 'quiet' as const }];
  }, [history, t]);
  const marks = useMemo(
    () => ({
      all: flowMarks(found ?? [], ({ date, flow, paid_in, taken_out }, kind) =>
        t(flow ? 'flows.mark' : 'flows.markMany', {
          what: flow ? flowText(t, flow) : t(`flows.many.${kind}`),
          amount: format.rupees(kind === 'in' ? paid_in : taken_out),
          date: format.date(date),
        }),
      ),
      names: { in: t('flows.in'), out: t('flows.out') },
      column: t('flows.title'),
    }),
    [found, t, format],
  );
  if (!hasChart) return <Text size="small">{t('dashboard.chartLater')}</Text>;
  return (
    <Stack gap={2}>
      <LineChart
        label={t('dashboard.chart')}
        dates={dates}
        series={series}
        marks={marks}
        format={(value) => format.rupees(value)}
        height={240}
        ranges={RANGES}
      />
      <Text size="small">
        <TextLink href={withFilter('/portfolio/cash-flows', shown)}>{t('flows.see')}</TextLink>
      </Text>
    </Stack>
  );
}
