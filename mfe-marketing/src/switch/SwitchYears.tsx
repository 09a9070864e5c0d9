import type { TwinYear } from '@sanchay/finance';
import { useMessages } from '@sanchay/i18n';
import { YearsTable } from '../planner/YearsTable.tsx';
import { PAGE_MESSAGES } from '../messages.ts';

/** Both plans at the end of each year. */
export function SwitchYears({ rows }: { rows: readonly TwinYear[] }) {
  const { t } = useMessages(PAGE_MESSAGES);
  return (
    <YearsTable
      rows={rows}
      figures={[
        { key: 'direct', head: t('switch.direct') },
        { key: 'regular', head: t('switch.regular'), hideOnPhone: true },
        { key: 'difference', head: t('switch.result.difference') },
      ]}
    />
  );
}
