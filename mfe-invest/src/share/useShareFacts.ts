import type { Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { ShareFact } from './ShareFacts.tsx';
import type { Currency } from './shareLine.ts';
import { useShareFormat } from './useShareFormat.ts';

type Money = number | null;

/** What is known of a share of either market; money in its currency. */
export interface ShareFigures extends Pick<
  Stock,
  'cap_class' | 'pe' | 'pb' | 'return_on_equity' | 'dividend_yield' | 'debt_to_equity'
> {
  marketCap: number;
  eps: Money;
  bookValue: Money;
  high: Money;
  low: Money;
}

/** The figures of a share in the order in which its page shows them. `rank` follows the size. */
export function useShareFacts(
  figures: ShareFigures,
  currency: Currency,
  rank: readonly ShareFact[] = [],
): ShareFact[] {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent, number } = useFormat();
  const { price, size, ratio } = useShareFormat();
  const { eps, debt_to_equity: debt } = figures;
  return [
    { key: 'marketCap', value: size(figures.marketCap, currency), hint: t(`cap.${figures.cap_class}`) },
    ...rank,
    {
      key: 'pe',
      value: ratio(figures.pe),
      hint: eps !== null && eps < 0 ? t('fact.loss') : undefined,
    },
    { key: 'pb', value: ratio(figures.pb) },
    { key: 'eps', value: price(eps, currency) },
    { key: 'bookValue', value: price(figures.bookValue, currency) },
    { key: 'roe', value: percent(figures.return_on_equity, { decimals: 1 }) },
    { key: 'dividendYield', value: percent(figures.dividend_yield, { decimals: 1 }) },
    {
      key: 'debtToEquity',
      value: debt === null ? t('fact.notForLenders') : number(debt, { decimals: 2 }),
    },
    { key: 'high', value: price(figures.high, currency) },
    { key: 'low', value: price(figures.low, currency) },
  ];
}
