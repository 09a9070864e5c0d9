import { PAYOUTS, type DepositPlan } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import type { SelectOption } from '@sanchay/ui';
import type { FormField } from '../share/ListForm.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { TENURES } from './depositQuery.ts';

type Plan = Pick<DepositPlan['attributes'], 'tenure_from_in_months' | 'tenure_to_in_months'>;

/** How deposits are written, and the fields of a deposit query. */
export function useDepositMessages() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent } = useFormat();
  const { config } = usePlatform();
  const months = (count: number) =>
    count % 12 === 0 ? t('fd.years', { count: count / 12 }) : t('fd.months', { count });
  const fields = {
    months: (any: string | null): FormField => ({
      kind: 'select',
      name: 'months',
      label: t('fd.tenure'),
      options: [
        ...(any === null ? [] : [{ value: '', label: any }]),
        ...TENURES.map((count): SelectOption => ({ value: String(count), label: months(count) })),
      ],
    }),
    payout: (): FormField => ({
      kind: 'select',
      name: 'payout',
      label: t('fd.payout'),
      options: PAYOUTS.map((each) => ({
        value: each === 'maturity' ? '' : each,
        label: t(`payout.${each}`),
      })),
    }),
    senior: (): FormField => ({
      kind: 'select',
      name: 'senior',
      label: t('fd.age'),
      options: [
        { value: '', label: t('fd.under', { age: config.seniorAge }) },
        { value: 'yes', label: t('fd.from', { age: config.seniorAge }) },
      ],
    }),
  };
  return {
    rate: (value: number) => percent(value, { decimals: 2 }),
    months,
    tenure: ({ tenure_from_in_months: from, tenure_to_in_months: to }: Plan) =>
      from === to ? months(from) : t('fd.monthsTo', { from, to }),
    fields,
  };
}

export const issuerPath = (slug: string): string => `/fixed-deposit/${encodeURIComponent(slug)}`;

/** Where all plans are listed. */
export const depositListPath = '/explore/fixed-deposit/c/all';
