import type { UsStock } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import type { ShareFact } from '../share/ShareFacts.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';

/** The figures of a US stock in dollars, in the order in which the page shows them. */
export function useUsStockFacts(stock: UsStock): ShareFact[] {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { percent, number } = useFormat();
  const { price, size, ratio } = useShareFormat();
  const inDollars = (value: number | null) => price(value, 'USD');
  return [
    { key: 'marketCap', value: size(stock.market_cap_usd, 'USD'), hint: t(`cap.${stock.cap_class}`) },
    {
      key: 'pe',
      value: ratio(stock.pe),
      hint: stock.eps_usd !== null && stock.eps_usd < 0 ? t('fact.loss') : undefined,
    },
    { key: 'pb', value: ratio(stock.pb) },
    { key: 'eps', value: inDollars(stock.eps_usd) },
    { key: 'bookValue', value: inDollars(stock.book_value_usd) },
    { key: 'roe', value: percent(stock.return_on_equity, { decimals: 1 }) },
    { key: 'dividendYield', value: percent(stock.dividend_yield, { decimals: 1 }) },
    {
      key: 'debtToEquity',
      value:
        stock.debt_to_equity === null
          ? t('fact.notForLenders')
          : number(stock.debt_to_equity, { decimals: 2 }),
    },
    { key: 'high', value: inDollars(stock.high_52_weeks_usd) },
    { key: 'low', value: inDollars(stock.low_52_weeks_usd) },
  ];
}
