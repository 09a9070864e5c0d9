import { useMessages } from '@sanchay/i18n';
import { SelectField } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { ALL_SORTS, type HoldingSort } from './holdingSort.ts';

const nameOf = ({ key, direction }: HoldingSort): string => `${key}.${direction}`;

/** The order of the holdings where there are no heads of columns to press. */
export function SortField({ sort, onSort }: { sort: HoldingSort; onSort: (sort: HoldingSort) => void }) {
  const { t } = useMessages(MESSAGES);
  return (
    <SelectField
      label={t('sort.label')}
      value={nameOf(sort)}
      onChange={(name) => onSort(ALL_SORTS.find((each) => nameOf(each) === name) ?? sort)}
      options={ALL_SORTS.map((each) => ({ value: nameOf(each), label: t(`sort.${nameOf(each)}`) }))}
    />
  );
}
