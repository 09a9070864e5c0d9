import { styled } from '@sanchay/ui/style';
import { phone } from '../tokens/media.ts';
import { across, down, extentOf, MARGIN, valueAxisWidth } from './geometry.ts';
import type { ChartMark, PlacedMark } from './marks.ts';
import type { PlotTexts } from './plotOptions.ts';
import type { ChartSeries } from './series.ts';
import { secondsOf } from './ticks.ts';
import { valueTicks } from './valueTicks.ts';

const Layer = styled.div<{ $axis: number }>`
  position: absolute;
  z-index: 1;
  top: ${MARGIN.top}px;
  right: ${(p) => p.$axis + MARGIN.right}px;
  bottom: ${MARGIN.bottom}px;
  left: ${MARGIN.left}px;
  pointer-events: none;
  & > svg {
    display: block;
    overflow: visible;
  }
`;

const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  min-height: 22px;
  ${phone} {
    min-height: 44px;
  }
  margin: 0;
  font-size: var(--text-label);
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
`;

const SHAPES: Record<ChartMark['kind'], { path: string; colour: string }> = {
  in: { path: 'M0 -6L5.5 4H-5.5Z', colour: 'var(--accent)' },
  out: { path: 'M0 6L5.5 -4H-5.5Z', colour: 'var(--chart-2)' },
};

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export interface MarkLayerProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  texts: PlotTexts;
  marks: readonly PlacedMark[];
}

/** Marks over the first line of a chart, where both the picture and the live chart have it. */
export function MarkLayer({ dates, series, texts, marks }: MarkLayerProps) {
  const extent = extentOf(dates, series);
  const ticks = valueTicks(extent.low, extent.high);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const axis = valueAxisWidth(ticks.map((value) => texts.value(value, step)));
  const values = series[0]?.values ?? [];
  return (
    <Layer $axis={axis} aria-hidden="true" data-marks="">
      <svg width="100%" height="100%" focusable="false">
        {marks.flatMap(({ index, kinds }) => {
          const value = values[index];
          if (value === null || value === undefined) return [];
          return kinds.map((kind) => (
            <svg
              key={`${index}${kind}`}
              x={percent(across(extent, secondsOf(dates[index]!)))}
              y={percent(down(extent, value))}
              overflow="visible"
            >
              <path
                d={SHAPES[kind].path}
                fill={SHAPES[kind].colour}
                stroke="var(--surface)"
                strokeWidth={1.5}
                strokeLinejoin="round"
              />
            </svg>
          ));
        })}
      </svg>
    </Layer>
  );
}

export interface MarkKeysProps {
  /** The mark under the crosshair. */
  mark: PlacedMark | null;
  /** What the shapes mean. */
  names: Record<ChartMark['kind'], string>;
  live: boolean;
}

/** What happened under the crosshair; else what the shapes mean. Always there, so that nothing jumps. */
export function MarkKeys({ mark, names, live }: MarkKeysProps) {
  return (
    <Keys aria-live={live ? 'polite' : 'off'}>
      {mark
        ? mark.texts.slice(0, 2).map((text, place) => <span key={`${text}${place}`}>{text}</span>)
        : (['in', 'out'] as const).map((kind) => (
            <span key={kind}>
              <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true" focusable="false">
                <path d={SHAPES[kind].path} fill={SHAPES[kind].colour} />
              </svg>
              {names[kind]}
            </span>
          ))}
    </Keys>
  );
}
