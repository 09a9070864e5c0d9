import { styled } from '@sanchay/ui/style';
import { Table } from '../table/Table.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { colourVariable, type ChartSeries } from './series.ts';

export interface BarChartProps {
  /** Name of the chart for those who do not see it. */
  label: string;
  /** What stands below each bar or group, oldest first. */
  columns: readonly string[];
  /** Head of the column of the table that names them. */
  head: string;
  series: readonly Pick<ChartSeries, 'label' | 'values' | 'colour'>[];
  /** Whether the values of a column stand on each other; beside each other without. */
  stacked?: boolean;
  format: (value: number) => string;
  /** Of the picture, in px. */
  height?: number;
  /** A table beside it has the same figures: the chart does not repeat them. */
  isBesideTable?: boolean;
}

const Picture = styled.div<{ $height: number }>`
  height: ${(p) => p.$height}px;
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  padding-top: 4px;
  font-size: var(--text-label);
  color: var(--ink-3);
`;

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  padding: 8px 0 0;
  list-style: none;
  font-size: var(--text-label);
  color: var(--ink-2);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Key = styled.span<{ $colour: string }>`
  width: 10px;
  height: 10px;
  border-radius: 2px;
  background: var(${(p) => p.$colour});
`;

const SIDE = 1000;
/** Share of a column that its bars take. */
const FILLED = 0.76;

interface Bar {
  key: string;
  x: number;
  width: number;
  from: number;
  to: number;
  colour: string;
}

/** The bars in a square of 1,000, and where zero stands in it. */
function barsOf({
  columns,
  series,
  stacked = false,
}: Pick<BarChartProps, 'columns' | 'series' | 'stacked'>): {
  bars: Bar[];
  zero: number;
} {
  const tops = columns.map((_, at) => {
    const values = series.map(({ values: all }) => all[at] ?? 0);
    return stacked ? [values.reduce((sum, value) => sum + value, 0)] : values;
  });
  const high = Math.max(0, ...tops.flat());
  const low = Math.min(0, ...tops.flat());
  const y = (value: number): number => ((high - value) / (high - low || 1)) * SIDE;
  const step = SIDE / Math.max(1, columns.length);
  const bars = columns.flatMap((column, at) => {
    let below = 0;
    return series.map((line, place): Bar => {
      const value = line.values[at] ?? 0;
      const width = (step * FILLED) / (stacked ? 1 : series.length);
      const from = stacked ? below : 0;
      below += value;
      return {
        key: `${column} ${line.label}`,
        x: at * step + (step * (1 - FILLED)) / 2 + (stacked ? 0 : place * width),
        width,
        from: y(from),
        to: y(stacked ? below : value),
        colour: colourVariable({ ...line, values: [] }, place),
      };
    });
  });
  return { bars, zero: y(0) };
}

/** Values of days or quarters as bars, with the table behind unless one stands beside. */
export function BarChart(props: BarChartProps) {
  const { label, columns, head, series, format, height = 160, isBesideTable = false } = props;
  const { bars, zero } = barsOf(props);
  const rows = columns.map((column, at) => ({ column, at })).toReversed();
  const latest = series.map(({ label: name, values }) => `${name} ${format(values.at(-1) ?? 0)}`).join(', ');
  const chart = (
    <>
      <Picture $height={height} role="img" aria-label={`${label}. ${columns.at(-1) ?? ''}: ${latest}`}>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
          {bars.map(({ key, x, width, from, to, colour }) => (
            <rect
              key={key}
              x={x}
              width={width}
              y={Math.min(from, to)}
              height={Math.abs(from - to)}
              fill={`var(${colour})`}
            />
          ))}
          <line
            x1={0}
            x2={SIDE}
            y1={zero}
            y2={zero}
            stroke="var(--line-strong)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Picture>
      <Foot aria-hidden="true">
        <span>{columns[0]}</span>
        {columns.length > 1 && <span>{columns.at(-1)}</span>}
      </Foot>
      {series.length > 1 && (
        <Keys>
          {series.map((line, place) => (
            <li key={line.label}>
              <Key $colour={colourVariable({ ...line, values: [] }, place)} aria-hidden="true" />
              {line.label}
            </li>
          ))}
        </Keys>
      )}
    </>
  );
  if (isBesideTable) return <div>{chart}</div>;
  return (
    <ChartFrame
      label={label}
      table={() => (
        <Table
          caption={label}
          hideCaption
          rows={rows}
          rowKey={({ column }) => column}
          columns={[
            { key: 'column', head, rowHead: true, cell: ({ column }) => column },
            ...series.map((line) => ({
              key: line.label,
              head: line.label,
              align: 'end' as const,
              cell: ({ at }: { at: number }) => {
                const value = line.values[at];
                return value === null || value === undefined ? '--' : format(value);
              },
            })),
          ]}
        />
      )}
      chart={chart}
    />
  );
}
