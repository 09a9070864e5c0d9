import type { Stock } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import type { ShareFact } from '../share/ShareFacts.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';

/** The figures of a stock in rupees, in the order in which the page shows them. */
export function useStockFacts(stock: Stock): ShareFact[] {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { percent, number, date } = useFormat();
  const { price, size, ratio } = useShareFormat();
  const inRupees = (value: number | null) => price(value, 'INR');
  const { amfi_rank: rank, amfi_rank_date: rankDate } = stock;
  return [
    { key: 'marketCap', value: size(stock.market_cap, 'INR'), hint: t(`cap.${stock.cap_class}`) },
    {
      key: 'rank',
      value: rank === null ? t('fact.notListed') : number(rank),
      hint: rankDate === null ? undefined : t('fact.onDay', { date: date(rankDate) }),
    },
    {
      key: 'pe',
      value: ratio(stock.pe),
      hint: stock.eps !== null && stock.eps < 0 ? t('fact.loss') : undefined,
    },
    { key: 'pb', value: ratio(stock.pb) },
    { key: 'eps', value: inRupees(stock.eps) },
    { key: 'bookValue', value: inRupees(stock.book_value) },
    { key: 'roe', value: percent(stock.return_on_equity, { decimals: 1 }) },
    { key: 'dividendYield', value: percent(stock.dividend_yield, { decimals: 1 }) },
    {
      key: 'debtToEquity',
      value:
        stock.debt_to_equity === null
          ? t('fact.notForLenders')
          : number(stock.debt_to_equity, { decimals: 2 }),
    },
    { key: 'high', value: inRupees(stock.high_52_weeks) },
    { key: 'low', value: inRupees(stock.low_52_weeks) },
    { key: 'faceValue', value: inRupees(stock.face_value) },
  ];
}
