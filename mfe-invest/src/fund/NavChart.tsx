import { useFormat, useWords } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Button, Row, Stack } from '@sanchay/ui';
import type { RangeId } from '@sanchay/ui';
import { useMemo, useState } from 'react';
import { HistoryChart } from '../chart/HistoryChart.tsx';
import { navLine } from '../chart/navLine.ts';
import { OverlayChart } from '../chart/OverlayChart.tsx';
import type { Overlay } from '../chart/OverlayChart.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;
const PACKED = { query: { format: 'packed' } } as const;
type Beside = 'category' | 'benchmark' | 'deposit';

/** NAV of every day since the start, with ranges; as growth when something is held beside it. */
export function NavChart({ code, name }: { code: string; name: string }) {
  const { t } = useWords(WORDS);
  const { nav, percent } = useFormat();
  const { config } = usePlatform();
  const [beside, setBeside] = useState<readonly Beside[]>([]);
  const [range, setRange] = useState<RangeId>('5Y');
  const history = useCall('navHistory', { params: { code }, ...PACKED });
  const benchmark = useCall('fundRecord', { params: { code } }).data?.data.benchmark;
  const asked = (of: 'category' | 'benchmark') => ({ enabled: beside.includes(of) });
  const category = useCall('navOverlay', { params: { code, of: 'category' }, ...PACKED }, asked('category'));
  const index = useCall('navOverlay', { params: { code, of: 'benchmark' }, ...PACKED }, asked('benchmark'));
  const rate = config.assumedReturns.fd;
  const labels: Record<Beside, string | null> = {
    category: t('overlay.category'),
    benchmark: benchmark?.name ?? null,
    deposit: t('overlay.deposit', { rate: percent(rate, { decimals: 1 }) }),
  };
  const own = useMemo(
    () => (history.data ? { label: name, line: navLine(history.data) } : null),
    [history.data, name],
  );
  const overlays = useMemo<Overlay[]>(
    () =>
      beside.flatMap((of) => {
        const label = labels[of];
        const data = of === 'category' ? category.data : index.data;
        const line = of === 'deposit' ? rate : data && navLine(data);
        return label !== null && line !== undefined ? { label, line } : [];
      }),
    // The labels follow from these.
    [beside, category.data, index.data, rate, labels.category, labels.benchmark, labels.deposit],
  );
  const toggle = (of: Beside) =>
    setBeside((now) => (now.includes(of) ? now.filter((each) => each !== of) : [...now, of]));
  return (
    <Stack gap={3}>
      {own && beside.length > 0 ? (
        <OverlayChart
          label={t('fund.growthOf', { name })}
          own={own}
          overlays={overlays}
          ranges={RANGES}
          range={range}
          onRange={setRange}
        />
      ) : (
        <HistoryChart
          history={history}
          title={t('fund.chart')}
          label={t('fund.chartOf', { name })}
          line={t('fund.navLine')}
          range={range}
          onRange={setRange}
          format={(value) => nav(value)}
        />
      )}
      <Row gap={2} role="group" aria-label={t('overlay.label')}>
        {(['category', 'benchmark', 'deposit'] as const).map(
          (of) =>
            labels[of] !== null && (
              <Button
                key={of}
                size="small"
                variant={beside.includes(of) ? 'secondary' : 'quiet'}
                aria-pressed={beside.includes(of)}
                onClick={() => toggle(of)}
              >
                {labels[of]}
              </Button>
            ),
        )}
      </Row>
      <CallProblem of={category} compact />
      <CallProblem of={index} compact />
    </Stack>
  );
}
