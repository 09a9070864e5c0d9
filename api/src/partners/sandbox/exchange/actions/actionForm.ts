import { addDays, decimal, demergerFactor, isIsoDate, istDate, ratioFactor } from '@sanchay/finance';
import type { ListedShare } from '../store.ts';
import type { ActionDraft } from './actionStore.ts';

/** Days from the ex-date to the payment of a dividend. Source: section 127 of the Companies Act, at most 30 days. */
export const PAYS_AFTER = 14;
const MOST_SHARES = 1_000;
/** Days for which applications for a rights issue are open. Source: regulation 87 of the SEBI (ICDR) Regulations, 2018. */
const RIGHTS_OPEN = { least: 7, most: 30 } as const;
/** Days from the last day to apply to the allotment. */
export const ALLOTS_AFTER = 4;

/** The share of an announcement, and the other one that the form names; null for none. */
interface Named {
  share: ListedShare;
  other: ListedShare | null;
}

/** Reads an announcement from the form of the exchange; text is what is wrong with it. */
export function actionOfForm(
  form: URLSearchParams,
  { share, other }: Named,
  now: Date,
): ActionDraft | string {
  const { isin } = share;
  const field = (name: string): string => (form.get(name) ?? '').trim();
  const exDate = field('ex_date');
  if (!isIsoDate(exDate) || exDate <= istDate(now)) return 'The ex-date must be a day after today.';
  const common = { isin, ex_date: exDate, announced_at: now.toISOString() };
  const kind = field('kind');
  if (kind === 'dividend') {
    const amount = priceOf(field('per_share'));
    if (amount === null) return 'The dividend must be an amount in rupees and paise.';
    return { ...common, kind, per_share: amount, pays_on: addDays(exDate, PAYS_AFTER) };
  }
  if (kind === 'rights') return rightsOf(field, common);
  const [newShares, oldShares] = [Number(field('new_shares')), Number(field('old_shares'))];
  if (kind === 'merger' || kind === 'demerger')
    return carriedOf(kind, {
      common,
      share,
      other,
      newShares,
      oldShares,
      percent: field('cost_percent'),
    });
  if (kind !== 'split' && kind !== 'bonus') return 'The kind is not known.';
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

/** Rupees and paise above zero as text; null for what is not. */
const priceOf = (text: string): string | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text) && decimal(text).gt(0) ? decimal(text).toFixed(2) : null;

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0 && count <= MOST_SHARES;

/** A rights issue; its ex-date is the record date. */
function rightsOf(field: (name: string) => string, common: Carrying['common']): ActionDraft | string {
  const [newShares, oldShares] = [Number(field('new_shares')), Number(field('old_shares'))];
  if (!isCount(newShares) || !isCount(oldShares)) return `Enter whole shares, at most ${MOST_SHARES}.`;
  const price = priceOf(field('price'));
  if (price === null) return 'The price of a new share must be an amount in rupees and paise.';
  const closes = field('closes_on');
  const { least, most } = RIGHTS_OPEN;
  if (!isIsoDate(closes) || closes < addDays(common.ex_date, least) || closes > addDays(common.ex_date, most))
    return `The last day to apply must be ${least} to ${most} days after the record date.`;
  return {
    ...common,
    kind: 'rights',
    new_shares: newShares,
    old_shares: oldShares,
    per_share: price,
    closes_on: closes,
    allots_on: addDays(closes, ALLOTS_AFTER),
  };
}

interface Carrying extends Named {
  common: Pick<ActionDraft, 'isin' | 'ex_date' | 'announced_at'>;
  newShares: number;
  oldShares: number;
  percent: string;
}

/** A merger or demerger. */
function carriedOf(
  kind: 'merger' | 'demerger',
  { common, share, other, newShares, oldShares, percent }: Carrying,
): ActionDraft | string {
  if (!other || other.isin === share.isin)
    return 'Enter the symbol of another share that the exchange lists.';
  if (!isCount(newShares) || !isCount(oldShares)) return `Enter whole shares, at most ${MOST_SHARES}.`;
  const ratio = { new_shares: newShares, old_shares: oldShares };
  if (kind === 'merger') return { ...common, kind, ...ratio, into_isin: other.isin };
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(percent) || decimal(percent).lte(0))
    return 'The part of the cost must be above 0 and below 100 percent.';
  try {
    demergerFactor({ price: share.close, other: other.close }, { newShares, oldShares });
  } catch {
    return 'The shares that are split off are worth as much as the company.';
  }
  return { ...common, kind, ...ratio, into_isin: other.isin, cost_percent: percent };
}
