import type { AppConfig, CallBody } from '@sanchay/contracts';
import { formatRupees, goldBuyByGrams, goldBuyByRupees, GoldAmountError } from '@sanchay/finance';
import type { GoldBreakdown } from '@sanchay/finance';
import { validationFailed } from '../platform/problem.ts';
import type { Problem } from '../platform/problem.ts';
import type { PriceLock } from './locks.ts';

type Asked = Pick<CallBody<'createGoldOrder'>, 'amount' | 'grams'>;
type Limits = Pick<AppConfig['gold'], 'minimum' | 'maximum'>;

/**
 * What an order comes to at a held price: by rupees or by grams, with tax.
 * @throws Problem 422 with the field's words: `amount_or_grams` unless exactly one is given, `too_many_decimals`,
 * `not_positive`, `not_a_number`, `below_minimum`, `above_maximum`.
 */
export function orderAtPrice(
  asked: Asked,
  lock: Pick<PriceLock, 'buy' | 'igst'>,
  limits: Limits,
): GoldBreakdown {
  const { amount, grams } = asked;
  if ((amount === undefined) === (grams === undefined)) {
    const words = 'Say how much to buy: in rupees or in grams, not both.';
    throw validationFailed('amount_or_grams', words, { amount: [words] });
  }
  const terms = {
    pricePerGram: lock.buy,
    taxPct: lock.igst,
    limits: { min: limits.minimum, max: limits.maximum },
  };
  try {
    return amount === undefined
      ? goldBuyByGrams({ ...terms, grams: grams! })
      : goldBuyByRupees({ ...terms, rupees: amount });
  } catch (error) {
    if (!(error instanceof GoldAmountError)) throw error;
    throw refused(error, amount === undefined ? 'grams' : 'amount', limits);
  }
}

function refused({ code }: GoldAmountError, field: 'amount' | 'grams', limits: Limits): Problem {
  const words = wordsFor(code, field, limits);
  return validationFailed(code, words, { [field]: [words] });
}

function wordsFor(
  code: GoldAmountError['code'],
  field: 'amount' | 'grams',
  { minimum, maximum }: Limits,
): string {
  switch (code) {
    case 'below_minimum':
      return `The smallest order is ${formatRupees(minimum)}, tax included.`;
    case 'above_maximum':
      return `One order can be at most ${formatRupees(maximum)}, tax included.`;
    case 'too_many_decimals':
      return field === 'grams'
        ? 'Grams can have at most four decimals.'
        : 'Rupees can have at most two decimals.';
    default:
      return field === 'grams' ? 'Enter how many grams, above zero.' : 'Enter an amount above zero.';
  }
}
