import { useFormat, useWords } from '@sanchay/i18n';
import { Table } from '../table/Table.tsx';
import { HintText } from '../field/Field.tsx';
import { sampleIndices } from './sampleRows.ts';
import type { ChartSeries } from './series.ts';

export interface ChartTableProps {
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The figures behind a line chart, newest first. */
export function ChartTable({ label, dates, series, format }: ChartTableProps) {
  const { t } = useWords();
  const { date } = useFormat();
  const { step, indices } = sampleIndices(dates.length);
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
        ]}
      />
      {step > 1 && <HintText>{t('ui.chartSampled', { step })}</HintText>}
    </>
  );
}
