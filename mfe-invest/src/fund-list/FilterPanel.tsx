import { dataLabel, useMessages } from '@sanchay/i18n';
import { Button, CheckField, Disclosure, SelectField, Stack } from '@sanchay/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { categoryLabel, riskLabel, tagLabel } from '../scheme/schemeMessages.ts';
import { useHouseName } from '../scheme/useHouses.ts';
import { MESSAGES } from '../messages.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { LimitField } from './LimitField.tsx';
import { CHOICES, sameFilters, type Choice, type Limit, type ListQuery } from './listQuery.ts';
import { useFacets } from './useFacets.ts';
import { LIST_FORM, WithoutCode } from './withoutCode.ts';

const LIMIT_GROUPS: Record<'returns' | 'size', readonly Limit[]> = {
  returns: ['min_year_1', 'min_year_3', 'min_year_5', 'min_ahead_3y'],
  size: ['min_expense_ratio', 'max_expense_ratio', 'min_aum', 'max_aum'],
};
const SWITCHES = ['exit_load_free', 'instant'] as const;

interface FilterPanelProps {
  query: ListQuery;
  /** The panel is drawn again when this is another function. */
  onChange: (change: Partial<ListQuery>) => void;
}

/** All filters with their counts. Another order or page of the list does not draw it again, and rows come before counts. */
export const FilterPanel = memo(
  Filters,
  (before, now) => before.onChange === now.onChange && sameFilters(before.query, now.query),
);

function Filters({ query, onChange }: FilterPanelProps) {
  const { t } = useMessages(MESSAGES);
  const houseName = useHouseName();
  const facets = useDeferredValue(useFacets(query));
  const messageOf = useMemo<Record<Choice, (value: string) => string>>(
    () => ({
      category: (value) => categoryLabel(t, value),
      sub_category: (value) => dataLabel(t, 'category', value),
      fund_house: houseName,
      risk: (value) => riskLabel(t, value),
      tags: (value) => tagLabel(t, value),
    }),
    [t, houseName],
  );
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
            messageOf={messageOf[choice]}
            onChange={onChange}
            open={choice === 'category' || choice === 'risk'}
          />
        ))}
        {Object.entries(LIMIT_GROUPS).map(([group, limits]) => (
          <LimitGroup key={group} group={group} limits={limits} query={query} onChange={onChange} />
        ))}
      </Stack>
      <Conditions query={query} onChange={onChange} />
      <WithoutCode>
        <Button type="submit" form={LIST_FORM} full guardMs={0}>
          {t('filter.apply')}
        </Button>
      </WithoutCode>
    </Stack>
  );
}

interface LimitGroupProps extends FilterPanelProps {
  group: string;
  limits: readonly Limit[];
}

function LimitGroup({ group, limits, query, onChange }: LimitGroupProps) {
  const { t } = useMessages(MESSAGES);
  const set = limits.filter((limit) => query[limit] !== null).length;
  const label = t(`filter.group.${group}`);
  return (
    <Disclosure summary={set > 0 ? `${label} (${set})` : label} open={set > 0}>
      <Stack gap={3} role="group" aria-label={label}>
        {limits.map((limit) => (
          <LimitField key={limit} limit={limit} chosen={query[limit]} onChange={onChange} />
        ))}
      </Stack>
    </Disclosure>
  );
}

const CONDITIONS = ['max_sip_min', 'min_age', 'lock_in', ...SWITCHES] as const;

/** What a fund requires of the investor: its age, the smallest SIP, lock-in and load. */
const Conditions = memo(
  ConditionFields,
  (before, now) =>
    before.onChange === now.onChange && CONDITIONS.every((key) => before.query[key] === now.query[key]),
);

function ConditionFields({ query, onChange }: FilterPanelProps) {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={4}>
      <LimitField limit="max_sip_min" chosen={query.max_sip_min} onChange={onChange} />
      <LimitField limit="min_age" chosen={query.min_age} onChange={onChange} />
      <SelectField
        name="lock_in"
        form={LIST_FORM}
        label={t('filter.lock_in')}
        value={query.lock_in ?? ''}
        onChange={(value) => onChange({ lock_in: value === 'Y' || value === 'N' ? value : null })}
        options={[
          { value: '', label: t('filter.any') },
          { value: 'N', label: t('filter.lock_in.N') },
          { value: 'Y', label: t('filter.lock_in.Y') },
        ]}
      />
      <Stack gap={0}>
        {SWITCHES.map((trait) => (
          <CheckField
            key={trait}
            name={trait}
            value="Y"
            form={LIST_FORM}
            label={t(`filter.${trait}`)}
            checked={query[trait] === 'Y'}
            onChange={(on) => onChange({ [trait]: on ? 'Y' : null })}
          />
        ))}
      </Stack>
    </Stack>
  );
}
