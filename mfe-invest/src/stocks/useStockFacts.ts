import type { Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import type { ShareFact } from '../share/ShareFacts.tsx';
import { useShareFacts } from '../share/useShareFacts.ts';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** The figures of a stock in rupees, with its rank by size and its face value. */
export function useStockFacts(stock: Stock): ShareFact[] {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { number, date, percent } = useFormat();
  const { price } = useShareFormat();
  const { amfi_rank: rank, amfi_rank_date: rankDate, price_band: band } = stock;
  const figures = {
    ...stock,
    marketCap: stock.market_cap,
    bookValue: stock.book_value,
    high: stock.high_52_weeks,
    low: stock.low_52_weeks,
  };
  const facts = useShareFacts(figures, 'INR', [
    {
      key: 'rank',
      value: rank === null ? t('fact.notListed') : number(rank),
      hint: rankDate === null ? undefined : t('fact.onDay', { date: date(rankDate) }),
    },
  ]);
  return [
    ...facts,
    { key: 'faceValue', value: price(stock.face_value, 'INR') },
    ...(band === null ? [] : [{ key: 'priceBand' as const, value: `±${percent(band, { decimals: 0 })}` }]),
  ];
}
