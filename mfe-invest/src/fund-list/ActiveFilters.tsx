import { FUND_LIMITS } from '@sanchay/contracts';
import { dataLabel, useMessages } from '@sanchay/i18n';
import { CloseIcon, LinkButton, Row, VisuallyHidden } from '@sanchay/ui';
import { categoryLabel, riskLabel, tagLabel } from '../scheme/schemeMessages.ts';
import { useHouseName } from '../scheme/useHouses.ts';
import { MESSAGES } from '../messages.ts';
import { CHOICES, cleared, filterCount, type Choice, type ListQuery } from './listQuery.ts';
import { useLimitLabel } from './useLimitWord.ts';
import type { HrefOf } from './useListQuery.ts';

/** The filters that are set, each with a way to take it off. Nothing when there are none. */
export function ActiveFilters({ query, hrefOf }: { query: ListQuery; hrefOf: HrefOf }) {
  const { t } = useMessages(MESSAGES);
  const limitLabel = useLimitLabel();
  const houseName = useHouseName();
  if (filterCount(query) === 0) return null;
  const word = (choice: Choice, value: string): string => {
    if (choice === 'category') return categoryLabel(t, value);
    if (choice === 'fund_house') return houseName(value);
    if (choice === 'risk') return riskLabel(t, value);
    if (choice === 'sub_category') return dataLabel(t, 'category', value);
    return choice === 'tags' ? tagLabel(t, value) : value;
  };
  const chips: { key: string; label: string; off: Partial<ListQuery> }[] = CHOICES.flatMap((choice) =>
    query[choice].map((value) => ({
      key: `${choice} ${value}`,
      label: word(choice, value),
      off: { [choice]: query[choice].filter((other) => other !== value) },
    })),
  );
  for (const limit of FUND_LIMITS) {
    const value = query[limit];
    if (value === null) continue;
    const label = t(`filter.set.${limit}`, { value: limitLabel(limit, value) });
    chips.push({ key: limit, label, off: { [limit]: null } });
  }
  if (query.lock_in) {
    chips.push({ key: 'lock_in', label: t(`filter.lock_in.${query.lock_in}`), off: { lock_in: null } });
  }
  for (const trait of ['exit_load_free', 'instant'] as const) {
    if (query[trait]) chips.push({ key: trait, label: t(`filter.${trait}`), off: { [trait]: null } });
  }
  if (query.fund_manager !== '') {
    const label = t('filter.set.fund_manager', { value: query.fund_manager });
    chips.push({ key: 'manager', label, off: { fund_manager: '' } });
  }
  return (
    <Row gap={2} role="group" aria-label={t('filter.active')}>
      {chips.map(({ key, label, off }) => (
        <LinkButton key={key} variant="secondary" size="small" href={hrefOf(off)}>
          <VisuallyHidden>{t('filter.takeOff')} </VisuallyHidden>
          {label} <CloseIcon size={16} />
        </LinkButton>
      ))}
      <LinkButton variant="quiet" size="small" href={hrefOf(cleared(query))}>
        {t('filter.clear')}
      </LinkButton>
    </Row>
  );
}
