import { useMessages } from '@sanchay/i18n';
import { SelectField } from '@sanchay/ui';
import { memo } from 'react';
import { MESSAGES } from '../messages.ts';
import type { Limit, ListQuery } from './listQuery.ts';
import { useLimitLabel } from './useLimitWord.ts';
import { LIST_FORM } from './withoutCode.ts';

/** Usual values of each limit; another one may come from the address. */
const USUAL: Record<Limit, readonly number[]> = {
  min_year_1: [5, 8, 10, 15, 20],
  min_year_3: [5, 8, 10, 12, 15, 20],
  min_year_5: [5, 8, 10, 12, 15, 20],
  min_ahead_3y: [50, 60, 70, 80],
  min_expense_ratio: [0.25, 0.5, 0.75, 1],
  max_expense_ratio: [0.25, 0.5, 0.75, 1, 1.5],
  min_aum: [100, 500, 1000, 5000, 10_000],
  max_aum: [500, 1000, 5000, 10_000, 20_000],
  min_age: [1, 3, 5, 10],
  max_sip_min: [100, 500, 1000],
};

interface LimitFieldProps {
  limit: Limit;
  chosen: number | null;
  onChange: (change: Partial<ListQuery>) => void;
}

/** One limit: any, or one of its usual values. It is drawn again when its value is another. */
export const LimitField = memo(Field);

function Field({ limit, chosen, onChange }: LimitFieldProps) {
  const { t } = useMessages(MESSAGES);
  const messageOf = useLimitLabel();
  const values =
    chosen === null ? USUAL[limit] : [...new Set([...USUAL[limit], chosen])].sort((a, b) => a - b);
  return (
    <SelectField
      name={limit}
      form={LIST_FORM}
      label={t(`filter.${limit}`)}
      value={String(chosen ?? '')}
      onChange={(value) => onChange({ [limit]: value === '' ? null : Number(value) })}
      options={[
        { value: '', label: t('filter.any') },
        ...values.map((value) => ({ value: String(value), label: messageOf(limit, value) })),
      ]}
    />
  );
}
