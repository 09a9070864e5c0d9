import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Button, CheckIcon, Heading, Loading, Row, SkeletonChart, Stack, VisuallyHidden } from '@sanchay/ui';
import { useMemo, useState } from 'react';
import { OverlayChart, type Overlay } from '../chart/OverlayChart.tsx';
import { useNavLine } from '../chart/useNavLine.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { MESSAGES } from '../messages.ts';

const PACKED = { query: { format: 'packed' } } as const;
const BESIDE = ['category', 'benchmark', 'deposit'] as const;
type Beside = (typeof BESIDE)[number];

/** NAV of every day since the start, with ranges; as growth when something is held beside it. */
export function NavChart({ code, name }: { code: string; name: string }) {
  const { t } = useMessages(MESSAGES);
  const { percent } = useFormat();
  const rate = usePlatform().config.assumedReturns.fd;
  const [beside, setBeside] = useState<readonly Beside[]>([]);
  const history = useCall('navHistory', { params: { code }, ...PACKED });
  const benchmark = useCall('fundRecord', { params: { code } }).data?.data.benchmark?.name ?? null;
  const asked = (of: 'category' | 'benchmark') => ({ enabled: beside.includes(of) });
  const category = useCall('navOverlay', { params: { code, of: 'category' }, ...PACKED }, asked('category'));
  const index = useCall('navOverlay', { params: { code, of: 'benchmark' }, ...PACKED }, asked('benchmark'));
  const middle = t('overlay.category');
  const deposit = t('overlay.deposit', { rate: percent(rate, { decimals: 1 }) });
  const labels: Record<Beside, string | null> = { category: middle, benchmark, deposit };
  const { line, asked: ownAsked } = useNavLine(history);
  const { line: middleLine, asked: middleAsked } = useNavLine(category);
  const { line: indexLine, asked: indexAsked } = useNavLine(index);
  const own = useMemo(() => line && { label: name, line }, [line, name]);
  const overlays = useMemo<Overlay[]>(
    () => [
      ...(beside.includes('category') && middleLine ? [{ label: middle, line: middleLine }] : []),
      ...(beside.includes('benchmark') && indexLine && benchmark !== null
        ? [{ label: benchmark, line: indexLine }]
        : []),
      ...(beside.includes('deposit') ? [{ label: deposit, line: rate }] : []),
    ],
    [beside, middleLine, indexLine, middle, benchmark, deposit, rate],
  );
  const toggle = (of: Beside) =>
    setBeside((now) => (now.includes(of) ? now.filter((each) => each !== of) : [...now, of]));
  if (history.isPending) {
    return (
      <Loading>
        <SkeletonChart />
      </Loading>
    );
  }
  if (!own) return <CallProblem of={ownAsked} compact />;
  return (
    <Stack gap={3}>
      <VisuallyHidden>
        <Heading level={2}>{t('fund.chart')}</Heading>
      </VisuallyHidden>
      <OverlayChart
        label={t(overlays.length > 0 ? 'fund.growthOf' : 'fund.chartOf', { name })}
        own={own}
        overlays={overlays}
      />
      <Row gap={2} role="group" aria-label={t('overlay.label')}>
        {BESIDE.filter((of) => labels[of] !== null).map((of) => (
          <Button
            key={of}
            size="small"
            variant="secondary"
            aria-pressed={beside.includes(of)}
            onClick={() => toggle(of)}
          >
            {beside.includes(of) && <CheckIcon />}
            {labels[of]}
          </Button>
        ))}
      </Row>
      <CallProblem of={middleAsked} compact />
      <CallProblem of={indexAsked} compact />
    </Stack>
  );
}
