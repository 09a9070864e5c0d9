import type { YearRow } from '@sanchay/finance';
import { useFormat, useWords } from '@sanchay/i18n';
import { Disclosure, Table } from '@sanchay/ui';
import { PAGE_WORDS } from '../words.ts';

/** The way to the goal, year by year. */
export function GoalYears({ rows }: { rows: readonly YearRow[] }) {
  const { t } = useWords(PAGE_WORDS);
  const { rupees } = useFormat();
  return (
    <Disclosure summary={t('planner.byYear')}>
      <Table
        caption={t('planner.byYear')}
        hideCaption
        columns={[
          { key: 'year', head: t('planner.year'), rowHead: true, cell: ({ year }: YearRow) => year },
          {
            key: 'invested',
            head: t('goals.result.invested'),
            align: 'end',
            cell: ({ invested }) => rupees(invested),
          },
          { key: 'value', head: t('planner.value'), align: 'end', cell: ({ value }) => rupees(value) },
          {
            key: 'gain',
            head: t('goals.result.gain'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ gain }) => rupees(gain),
          },
        ]}
        rows={rows}
        rowKey={({ year }) => String(year)}
      />
    </Disclosure>
  );
}
