import type { GoalOutlook } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';

interface Props {
  outlook: Pick<GoalOutlook, 'target' | 'projected' | 'shortfall' | 'neededMonthly'>;
  /** Rupees of the assigned holdings. */
  value: number;
}

/** What a goal costs on its date, what is expected by then, and what is missing. */
export function GoalOutlookList({ outlook, value }: Props) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees } = useFormat();
  return (
    <DetailList
      items={[
        { term: t('outlook.target'), value: rupees(outlook.target), hint: t('outlook.targetHint') },
        { term: t('outlook.value'), value: rupees(value) },
        { term: t('outlook.projected'), value: rupees(outlook.projected), hint: t('outlook.projectedHint') },
        { term: t('outlook.shortfall'), value: rupees(outlook.shortfall) },
        { term: t('outlook.needed'), value: rupees(Math.ceil(outlook.neededMonthly)) },
      ]}
    />
  );
}
