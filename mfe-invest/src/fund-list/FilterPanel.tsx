import { useFormat, useWords } from '@sanchay/i18n';
import { Button, SelectField, Stack } from '@sanchay/ui';
import type { SelectOption } from '@sanchay/ui';
import { categoryWord, riskWord, tagWord } from '../scheme/schemeWords.ts';
import { useHouseName } from '../scheme/useHouses.ts';
import { WORDS } from '../words.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { CHOICES, OPTIONS } from './listQuery.ts';
import type { Choice, ListQuery, SchemeOption } from './listQuery.ts';
import { useFacets } from './useFacets.ts';
import { LIST_FORM, WithoutCode } from './withoutCode.ts';

const EXPENSES = [0.25, 0.5, 0.75, 1, 1.5];
const SIP_MINIMUMS = [100, 500, 1000];

/** All filters with their counts. */
export function FilterPanel({
  query,
  onChange,
}: {
  query: ListQuery;
  onChange: (change: Partial<ListQuery>) => void;
}) {
  const { t } = useWords(WORDS);
  const { percent, rupees } = useFormat();
  const houseName = useHouseName();
  const facets = useFacets(query);
  const wordOf: Record<Choice, (value: string) => string> = {
    category: (value) => categoryWord(t, value),
    sub_category: (value) => value,
    fund_house: houseName,
    risk: (value) => riskWord(t, value),
    tags: (value) => tagWord(t, value),
  };
  return (
    <Stack gap={4}>
      <Stack gap={0}>
        {CHOICES.map((choice) => (
          <FilterGroup
            key={choice}
            name={choice}
            label={t(`filter.${choice}`)}
            facet={facets[choice]}
            chosen={query[choice]}
            wordOf={wordOf[choice]}
            onChange={(chosen) => onChange({ [choice]: chosen })}
            open={choice === 'category' || choice === 'risk'}
          />
        ))}
      </Stack>
      <SelectField
        name="max_expense_ratio"
        form={LIST_FORM}
        label={t('filter.max_expense_ratio')}
        value={String(query.max_expense_ratio ?? '')}
        onChange={(value) => onChange({ max_expense_ratio: value === '' ? null : Number(value) })}
        options={limitOptions(t('filter.any'), EXPENSES, query.max_expense_ratio, (value) => percent(value))}
      />
      <SelectField
        name="max_sip_min"
        form={LIST_FORM}
        label={t('filter.max_sip_min')}
        value={String(query.max_sip_min ?? '')}
        onChange={(value) => onChange({ max_sip_min: value === '' ? null : Number(value) })}
        options={limitOptions(t('filter.any'), SIP_MINIMUMS, query.max_sip_min, (value) => rupees(value))}
      />
      <SelectField
        name="reinvestment"
        form={LIST_FORM}
        label={t('filter.reinvestment')}
        value={query.reinvestment}
        onChange={(value) => onChange({ reinvestment: value as SchemeOption })}
        options={OPTIONS.map((value) => ({ value, label: t(`option.${value}`) }))}
      />
      <WithoutCode>
        <Button type="submit" form={LIST_FORM} full>
          {t('filter.apply')}
        </Button>
      </WithoutCode>
    </Stack>
  );
}

/** The usual limits, and the one from the address when it is another. */
function limitOptions(
  any: string,
  usual: readonly number[],
  chosen: number | null,
  show: (value: number) => string,
): SelectOption[] {
  const values = chosen === null ? usual : [...new Set([...usual, chosen])].sort((a, b) => a - b);
  return [
    { value: '', label: any },
    ...values.map((value) => ({ value: String(value), label: show(value) })),
  ];
}
