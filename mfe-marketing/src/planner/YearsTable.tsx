import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure, Table } from '@sanchay/ui';
import { PAGE_MESSAGES } from '../messages.ts';

interface YearFigure<Row> {
  /** Which figure of a row, in rupees. */
  key: Exclude<keyof Row, 'year'> & string;
  head: string;
  hideOnPhone?: boolean;
}

interface YearsTableProps<Row> {
  rows: readonly Row[];
  figures: readonly YearFigure<Row>[];
}

/** A plan year by year, closed at first. */
export function YearsTable<Row extends { year: number } & { [K in keyof Row]: number }>({
  rows,
  figures,
}: YearsTableProps<Row>) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees } = useFormat();
  return (
    <Disclosure summary={t('planner.byYear')}>
      <Table
        caption={t('planner.byYear')}
        hideCaption
        columns={[
          { key: 'year', head: t('planner.year'), rowHead: true, cell: ({ year }: Row) => year },
          ...figures.map(({ key, head, hideOnPhone = false }) => ({
            key,
            head,
            align: 'end' as const,
            hideOnPhone,
            cell: (row: Row) => rupees(row[key]),
          })),
        ]}
        rows={rows}
        rowKey={({ year }) => String(year)}
      />
    </Disclosure>
  );
}
