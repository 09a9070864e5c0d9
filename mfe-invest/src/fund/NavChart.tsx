import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Heading, LineChart, Loading, SkeletonChart, Stack, VisuallyHidden } from '@sanchay/ui';
import { useMemo } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import { navLine } from './navLine.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

/** NAV of every day since the start, with ranges. The history comes packed: 20 years are about 10 KB. */
export function NavChart({ code, name }: { code: string; name: string }) {
  const { t } = useWords(WORDS);
  const { nav } = useFormat();
  const history = useCall('navHistory', { params: { code }, query: { format: 'packed' } });
  const line = useMemo(() => (history.data ? navLine(history.data) : null), [history.data]);
  const series = useMemo(
    () => (line ? [{ label: t('fund.navLine'), values: line.navs, kind: 'area' as const }] : []),
    [line, t],
  );
  if (history.isPending) {
    return (
      <Loading>
        <SkeletonChart />
      </Loading>
    );
  }
  if (!line) return <CallProblem of={history} compact />;
  return (
    <Stack gap={2}>
      <VisuallyHidden>
        <Heading level={2}>{t('fund.chart')}</Heading>
      </VisuallyHidden>
      <LineChart
        label={t('fund.chartOf', { name })}
        dates={line.dates}
        series={series}
        ranges={RANGES}
        defaultRange="5Y"
        format={(value) => nav(value)}
      />
    </Stack>
  );
}
