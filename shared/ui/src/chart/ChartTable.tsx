import { useFormat, useMessages } from '@sanchay/i18n';
import { Table } from '../table/Table.tsx';
import { HintText } from '../field/Field.tsx';
import type { PlacedMark } from './marks.ts';
import { sampleIndices } from './sampleRows.ts';
import type { ChartSeries } from './series.ts';

export interface ChartTableProps {
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** What happened at points; their rows are always among those shown. */
  marks?: readonly PlacedMark[];
  column?: string;
}

/** The figures behind a line chart, newest first. */
export function ChartTable({ label, dates, series, format, marks = [], column }: ChartTableProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  const { step, indices: sampled } = sampleIndices(dates.length);
  const byIndex = new Map(marks.map((mark) => [mark.index, mark]));
  const indices = [...new Set([...sampled, ...byIndex.keys()])].toSorted((a, b) => b - a);
  return (
    <>
      <Table
        caption={label}
        hideCaption
        rows={indices}
        rowKey={(index) => dates[index] ?? String(index)}
        columns={[
          { key: 'date', head: t('ui.date'), rowHead: true, cell: (index) => date(dates[index]) },
          ...series.map((line) => ({
            key: line.label,
            head: line.label,
            align: 'end' as const,
            cell: (index: number) => {
              const value = line.values[index];
              return value === null || value === undefined ? '--' : format(value);
            },
          })),
          ...(column === undefined
            ? []
            : [
                {
                  key: 'marks',
                  head: column,
                  cell: (index: number) => byIndex.get(index)?.texts.join(', ') ?? '',
                },
              ]),
        ]}
      />
      {step > 1 && <HintText>{t('ui.chartSampled', { step })}</HintText>}
    </>
  );
}
