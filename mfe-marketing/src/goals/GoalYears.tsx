import type { YearRow } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { YearsTable } from '../planner/YearsTable.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

/** The way to the goal, year by year. */
export function GoalYears({ rows }: { rows: readonly YearRow[] }) {
  const { t } = useMessages(PAGE_MESSAGES);
  return (
    <YearsTable
      rows={rows}
      figures={[
        { key: 'invested', head: t('goals.result.invested') },
        { key: 'value', head: t('planner.value') },
        { key: 'gain', head: t('goals.result.gain'), hideOnPhone: true },
      ]}
    />
  );
}
