import { styled } from '@sanchay/ui/style';
import {
  across,
  DESKTOP_LABELS,
  down,
  extentOf,
  MARGIN,
  NARROW,
  PHONE_LABELS,
  valueAxisWidth,
  type Extent,
} from './geometry.ts';
import { areaPath, linePath, SQUARE } from './linePath.ts';
import type { PlotTexts } from './plotOptions.ts';
import { colourVariable, type ChartSeries } from './series.ts';
import { secondsOf, timeTicks } from './ticks.ts';
import { valueTicks } from './valueTicks.ts';

const Plot = styled.div<{ $axis: number }>`
  position: absolute;
  top: ${MARGIN.top}px;
  right: ${(p) => p.$axis + MARGIN.right}px;
  bottom: ${MARGIN.bottom}px;
  left: ${MARGIN.left}px;
  & > svg {
    display: block;
    overflow: visible;
  }
  & text {
    fill: var(--ink-3);
    font-size: 12px;
    font-weight: 500;
  }
  & [data-room='narrow'] {
    display: none;
  }
  @container (max-width: ${NARROW - 1}px) {
    & [data-room='narrow'] {
      display: inline;
    }
    & [data-room='wide'] {
      display: none;
    }
  }
`;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export interface DrawingProps {
  dates: readonly string[];
  series: readonly ChartSeries[];
  texts: PlotTexts;
}

/**
 * The chart as a plain picture, which the server draws too. It stands exactly where the live chart will, so that
 * nothing moves when that takes its place.
 */
export function Drawing({ dates, series, texts }: DrawingProps) {
  const extent = extentOf(dates, series);
  const ticks = valueTicks(extent.low, extent.high);
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const labels = ticks.map((value) => texts.value(value, step));
  return (
    <Plot $axis={valueAxisWidth(labels)} aria-hidden="true">
      <svg width="100%" height="100%" focusable="false">
        {ticks.map((value, index) => (
          <g key={value}>
            <line
              x2="100%"
              y1={percent(down(extent, value))}
              y2={percent(down(extent, value))}
              stroke="var(--line)"
            />
            <text x="100%" dx={6} y={percent(down(extent, value))} dominantBaseline="central">
              {labels[index]}
            </text>
          </g>
        ))}
        <TimeLabels extent={extent} texts={texts} most={DESKTOP_LABELS} room="wide" />
        <TimeLabels extent={extent} texts={texts} most={PHONE_LABELS} room="narrow" />
        <svg width="100%" height="100%" viewBox={`0 0 ${SQUARE} ${SQUARE}`} preserveAspectRatio="none">
          {series.map((line, place) => (
            <Line key={line.label} line={line} place={place} dates={dates} extent={extent} />
          ))}
        </svg>
        <End dates={dates} line={series[0]!} extent={extent} />
      </svg>
    </Plot>
  );
}

interface TimeLabelsProps {
  extent: Extent;
  texts: PlotTexts;
  most: number;
  room: 'wide' | 'narrow';
}

function TimeLabels({ extent, texts, most, room }: TimeLabelsProps) {
  const { at, kind } = timeTicks(extent.from, extent.to, most);
  return (
    <g data-room={room}>
      {at.map((seconds) => (
        <text key={seconds} x={percent(across(extent, seconds))} y="100%" dy={18} textAnchor="middle">
          {texts.tick(seconds, kind)}
        </text>
      ))}
    </g>
  );
}

interface LineProps {
  line: ChartSeries;
  place: number;
  dates: readonly string[];
  extent: Extent;
}

function Line({ line, place, dates, extent }: LineProps) {
  const path = linePath(dates, line.values, extent);
  const colour = `var(${colourVariable(line, place)})`;
  return (
    <>
      {(line.kind === 'area' || line.kind === 'fall') && (
        <path
          d={areaPath(path, dates, line.values, extent, line.kind === 'fall' ? 0 : undefined)}
          fill={colour}
          fillOpacity={0.09}
        />
      )}
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={place === 0 ? 2 : 1.5}
        strokeDasharray={line.dashed ? '4 4' : undefined}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** A dot at the end of the first line: where things stand. */
function End({ dates, line, extent }: Omit<LineProps, 'place'>) {
  const index = line.values.findLastIndex((value) => value !== null);
  const value = line.values[index];
  if (value === null || value === undefined) return null;
  return (
    <circle
      cx={percent(across(extent, secondsOf(dates[index]!)))}
      cy={percent(down(extent, value))}
      r={4.5}
      fill={`var(${colourVariable(line, 0)})`}
      stroke="var(--surface)"
      strokeWidth={2}
    />
  );
}
