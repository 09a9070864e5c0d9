import { useFormat, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { ChartFrame } from '../chart/ChartFrame.tsx';
import { Readout } from '../chart/plotParts.tsx';
import { sampleIndices } from '../chart/sampleRows.ts';
import { Table } from '../table/Table.tsx';
import { areaPath, linePath } from './paths.ts';

export interface GrowthPoint {
  /** Such as "20 years". */
  label: string;
  invested: number;
  value: number;
}

export interface AreaGrowthProps {
  label: string;
  points: readonly GrowthPoint[];
  /** Names of the two lines where they are not money put in and its value. */
  names?: { invested: string; value: string };
  format?: (value: number) => string;
  height?: number;
}

const WIDTH = 400;

const Picture = styled.svg`
  width: 100%;
  overflow: visible;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
  font-size: var(--text-label);
  color: var(--ink-3);
`;

/** Money put in against what it becomes, over time. */
export function AreaGrowth({ label, points, names, format, height = 160 }: AreaGrowthProps) {
  const { t } = useMessages();
  const { compact } = useFormat();
  const show = format ?? ((value: number) => compact(value));
  const end = points.at(-1);
  if (!end || points.length < 2) return null;
  const top = Math.max(...points.map((point) => Math.max(point.value, point.invested)), 1);
  const box = { width: WIDTH, height, top };
  const invested = points.map((point) => point.invested);
  const value = points.map((point) => point.value);
  const parts = [
    {
      name: names?.invested ?? t('ui.invested'),
      colour: 'var(--chart-2)',
      amount: end.invested,
      line: invested,
    },
    { name: names?.value ?? t('ui.value'), colour: 'var(--accent)', amount: end.value, line: value },
  ];
  const summary = parts.map((part) => `${part.name} ${show(part.amount)}`).join(', ');
  return (
    <ChartFrame
      label={label}
      head={
        <Readout>
          {parts.map((part) => (
            <span key={part.name}>
              <svg width="10" height="10" aria-hidden="true" focusable="false">
                <rect width="10" height="10" rx="2" fill={part.colour} />
              </svg>
              {part.name}
              <strong>{show(part.amount)}</strong>
            </span>
          ))}
        </Readout>
      }
      chart={
        <>
          <Picture
            viewBox={`0 0 ${WIDTH} ${height}`}
            height={height}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${label}, ${end.label}: ${summary}`}
          >
            {[...parts].reverse().map((part) => (
              <g key={part.name}>
                <path
                  d={areaPath(part.line, box)}
                  fill={part.colour}
                  opacity={part.colour === 'var(--accent)' ? 0.16 : 0.3}
                />
                <path
                  d={linePath(part.line, box)}
                  fill="none"
                  stroke={part.colour}
                  strokeWidth={2}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            ))}
          </Picture>
          <Ends aria-hidden="true">
            <span>{points[0]?.label}</span>
            <span>{end.label}</span>
          </Ends>
        </>
      }
      table={() => (
        <Table
          caption={label}
          hideCaption
          rows={sampleIndices(points.length).indices.toReversed()}
          rowKey={String}
          columns={[
            { key: 'label', head: t('ui.period'), rowHead: true, cell: (row) => points[row]?.label },
            ...parts.map((part) => ({
              key: part.name,
              head: part.name,
              align: 'end' as const,
              cell: (row: number) => show(part.line[row] ?? 0),
            })),
          ]}
        />
      )}
    />
  );
}
