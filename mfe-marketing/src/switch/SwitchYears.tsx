import type { TwinYear } from '@sanchay/finance';
import { useFormat, useWords } from '@sanchay/i18n';
import { Disclosure, Table } from '@sanchay/ui';
import { PAGE_WORDS } from '../words.ts';

/** Both plans at the end of each year. */
export function SwitchYears({ rows }: { rows: readonly TwinYear[] }) {
  const { t } = useWords(PAGE_WORDS);
  const { rupees } = useFormat();
  return (
    <Disclosure summary={t('planner.byYear')}>
      <Table
        caption={t('planner.byYear')}
        hideCaption
        columns={[
          { key: 'year', head: t('planner.year'), rowHead: true, cell: ({ year }: TwinYear) => year },
          {
            key: 'direct',
            head: t('switch.direct'),
            align: 'end',
            cell: ({ direct }) => rupees(direct),
          },
          {
            key: 'regular',
            head: t('switch.regular'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ regular }) => rupees(regular),
          },
          {
            key: 'difference',
            head: t('switch.result.difference'),
            align: 'end',
            cell: ({ difference }) => rupees(difference),
          },
        ]}
        rows={rows}
        rowKey={({ year }) => String(year)}
      />
    </Disclosure>
  );
}
