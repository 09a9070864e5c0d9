import { useFormat, useMessages } from '@sanchay/i18n';
import { fundSize } from '../scheme/fundSize.ts';
import { MESSAGES } from '../messages.ts';
import type { Limit } from './listQuery.ts';

/** The value of a limit in its unit: "10%", "₹500 Cr", "3 years", "₹100". */
export function useLimitLabel(): (limit: Limit, value: number) => string {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (limit, value) => {
    if (limit === 'min_aum' || limit === 'max_aum') return fundSize(value, format);
    if (limit === 'min_age') return t('state.years', { count: value });
    if (limit === 'max_sip_min') return format.rupees(value);
    const cost = limit === 'min_expense_ratio' || limit === 'max_expense_ratio';
    return format.percent(value, { decimals: cost ? 2 : Number.isInteger(value) ? 0 : 1 });
  };
}
