import type { Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Button,
  Card,
  CheckIcon,
  Heading,
  Loading,
  Row,
  SegmentedControl,
  SkeletonChart,
  Stack,
  Text,
  VisuallyHidden,
} from '@sanchay/ui';
import { useMemo, useState } from 'react';
import { OverlayChart } from '../chart/OverlayChart.tsx';
import { useNavLine } from '../chart/useNavLine.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';

const PACKED = { format: 'packed' } as const;
/** Companies that are offered for comparison. */
const OFFERED = 4;

/** The index of large companies, as its levels are stored. */
const INDEX = { code: 'NIFTY50', name: 'Nifty 50' } as const;

const BASES = ['adjusted', 'unadjusted'] as const;

/**
 * Closing price of every day with ranges, adjusted for splits and the like or as it was; as growth in percent when an index
 * or another stock is chosen beside it.
 */
export function StockChart({ stock: { slug, name, symbol, peers } }: { stock: Stock }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const [beside, setBeside] = useState<string | null>(null);
  const [hasIndex, setHasIndex] = useState(false);
  const [basis, setBasis] = useState<(typeof BASES)[number]>('adjusted');
  const query = basis === 'adjusted' ? PACKED : { ...PACKED, basis };
  const other = peers.find((peer) => peer.slug === beside) ?? null;
  const history = useCall('stockHistory', { params: { slug }, query });
  const otherHistory = useCall(
    'stockHistory',
    { params: { slug: other?.slug ?? slug }, query },
    { enabled: other !== null },
  );
  const index = useCall('indexNav', { params: { code: INDEX.code } }, { enabled: hasIndex });
  const { line, asked } = useNavLine(history);
  const { line: indexLine, asked: indexAsked } = useNavLine(index);
  const { line: otherLine, asked: otherAsked } = useNavLine(otherHistory);
  const overlays = useMemo(
    () => [
      ...(hasIndex && indexLine ? [{ label: INDEX.name, line: indexLine }] : []),
      ...(other && otherLine ? [{ label: other.symbol, line: otherLine }] : []),
    ],
    [hasIndex, indexLine, other, otherLine],
  );
  const isCompared = overlays.length > 0;
  const besideNames = overlays.map(({ label }) => (label === other?.symbol ? other.name : label)).join(', ');
  const ownLabel = isCompared ? symbol : t('chart.price');
  const own = useMemo(() => line && { label: ownLabel, line }, [line, ownLabel]);
  return (
    <Card>
      <Stack gap={3}>
        <VisuallyHidden>
          <Heading level={2}>{t('chart.title')}</Heading>
        </VisuallyHidden>
        {history.isPending ? (
          <Loading>
            <SkeletonChart />
          </Loading>
        ) : own ? (
          <OverlayChart
            label={t(isCompared ? 'chart.growthOf' : 'chart.of', { name, other: besideNames })}
            own={own}
            overlays={overlays}
            range="1Y"
            format={(value) => rupees(value, { decimals: 2 })}
          />
        ) : (
          <CallProblem of={asked} compact />
        )}
        <SegmentedControl
          look="chips"
          label={t('chart.basis')}
          options={BASES.map((value) => ({ value, label: t(`chart.basis.${value}`) }))}
          value={basis}
          onChange={setBasis}
        />
        <Text size="label">{t(`chart.${basis}`)}</Text>
        <Row gap={2} role="group" aria-label={t('chart.compare')}>
          <Text size="label">{t('chart.compare')}</Text>
          <Button
            size="small"
            variant="secondary"
            aria-pressed={hasIndex}
            onClick={() => setHasIndex(!hasIndex)}
          >
            {hasIndex && <CheckIcon />}
            {INDEX.name}
          </Button>
          {peers.slice(0, OFFERED).map((peer) => (
            <Button
              key={peer.slug}
              size="small"
              variant="secondary"
              aria-pressed={peer.slug === beside}
              onClick={() => setBeside(peer.slug === beside ? null : peer.slug)}
            >
              {peer.slug === beside && <CheckIcon />}
              {peer.symbol}
            </Button>
          ))}
        </Row>
        {hasIndex && <CallProblem of={indexAsked} compact />}
        {hasIndex && <Text size="label">{t('chart.indexInvented')}</Text>}
        {other && <CallProblem of={otherAsked} compact />}
      </Stack>
    </Card>
  );
}
