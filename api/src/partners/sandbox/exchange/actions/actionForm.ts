import { addDays, decimal, isIsoDate, istDate, ratioFactor } from '@sanchay/finance';
import type { ActionDraft } from './actionStore.ts';

/** Days from the ex-date to the payment of a dividend. Source: section 127 of the Companies Act, at most 30 days. */
export const PAYS_AFTER = 14;
const MOST_SHARES = 1_000;

/** Reads an announcement from the form of the exchange; text is what is wrong with it. */
export function actionOfForm(form: URLSearchParams, isin: string, now: Date): ActionDraft | string {
  const field = (name: string): string => (form.get(name) ?? '').trim();
  const exDate = field('ex_date');
  if (!isIsoDate(exDate) || exDate <= istDate(now)) return 'The ex-date must be a day after today.';
  const common = { isin, ex_date: exDate, announced_at: now.toISOString() };
  const kind = field('kind');
  if (kind === 'dividend') {
    const amount = field('per_share');
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount) || decimal(amount).lte(0))
      return 'The dividend must be an amount in rupees and paise.';
    return { ...common, kind, per_share: decimal(amount).toFixed(2), pays_on: addDays(exDate, PAYS_AFTER) };
  }
  if (kind !== 'split' && kind !== 'bonus') return 'The kind is not known.';
  const [newShares, oldShares] = [Number(field('new_shares')), Number(field('old_shares'))];
  try {
    ratioFactor({ kind, newShares, oldShares });
  } catch {
    return kind === 'split'
      ? 'A split gives a whole number of shares in place of each old one.'
      : 'A bonus gives whole shares for whole shares.';
  }
  if (Math.max(newShares, oldShares) > MOST_SHARES) return `Enter at most ${MOST_SHARES} shares.`;
  return { ...common, kind, new_shares: newShares, old_shares: oldShares };
}
