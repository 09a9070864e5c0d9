import type { AppConfig, CallBody } from '@sanchay/contracts';
import {
  formatRupees,
  goldBuyByGrams,
  goldBuyByRupees,
  GoldAmountError,
  type GoldBreakdown,
} from '@sanchay/finance';
import { validationFailed, type Problem } from '../platform/http/problem.ts';
import type { PriceLock } from './locks.ts';
import { sentence } from './sentences.ts';

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
    const message = sentence('amount_or_grams');
    throw validationFailed('amount_or_grams', message, { amount: [message] });
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
  const message = messagesFor(code, field, limits);
  return validationFailed(code, message, { [field]: [message] });
}

function messagesFor(
  code: GoldAmountError['code'],
  field: 'amount' | 'grams',
  { minimum, maximum }: Limits,
): string {
  switch (code) {
    case 'below_minimum':
      return sentence('below_minimum', { limit: formatRupees(minimum) });
    case 'above_maximum':
      return sentence('above_maximum', { limit: formatRupees(maximum) });
    case 'too_many_decimals':
      return sentence(field === 'grams' ? 'gram_decimals' : 'rupee_decimals');
    default:
      return sentence(field === 'grams' ? 'grams_needed' : 'amount_needed');
  }
}
