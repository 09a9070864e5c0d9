import { addDays, decimal, isIsoDate, newYorkDate } from '@sanchay/finance';
import type { AnnouncedUsAction } from '../../../numbered/usActions.ts';
import type { Draft } from '../../numbered/announcements.ts';

/** Days from the ex-date to the payment of an invented dividend. */
export const PAYS_AFTER = 14;
const MOST_SHARES = 1_000;

/** Reads an announcement from the form of the broker; text is what is wrong with it. */
export function usActionOfForm(
  form: URLSearchParams,
  symbol: string,
  now: Date,
): Draft<AnnouncedUsAction> | string {
  const field = (name: string): string => (form.get(name) ?? '').trim();
  const exDate = field('ex_date');
  if (!isIsoDate(exDate) || exDate <= newYorkDate(now)) return 'The ex-date must be a day after today.';
  const common = { symbol, ex_date: exDate, announced_at: now.toISOString() };
  const kind = field('kind');
  if (kind === 'dividend') {
    const amount = field('per_share');
    if (!/^\d{1,6}(\.\d{1,4})?$/.test(amount) || decimal(amount).lte(0))
      return 'The dividend must be an amount in dollars with at most four decimals.';
    return { ...common, kind, per_share: decimal(amount).toFixed(4), pays_on: addDays(exDate, PAYS_AFTER) };
  }
  if (kind !== 'split') return 'The kind is not known.';
  const [newShares, oldShares] = [Number(field('new_shares')), Number(field('old_shares'))];
  const whole = [newShares, oldShares].every(
    (shares) => Number.isInteger(shares) && shares > 0 && shares <= MOST_SHARES,
  );
  if (!whole || newShares === oldShares)
    return `A split gives another number of whole shares, at most ${MOST_SHARES}.`;
  return { ...common, kind, new_shares: newShares, old_shares: oldShares };
}
