import { sayer } from '../platform/language.ts';

/** A refusal of shares, Indian and US, for the person whose request is answered. */
export const sentence = sayer({
  stock_unknown: { en: 'We do not know this stock.', hi: 'हम इस शेयर को नहीं जानते।' },
  us_stock_unknown: { en: 'We do not know this US stock.', hi: 'हम इस अमेरिकी शेयर को नहीं जानते।' },
  no_isin: { en: 'This is no ISIN: {text}.', hi: 'यह ISIN नहीं है: {text}।' },
  stock_count: { en: 'Ask for 1 to {most} stocks.', hi: '1 से {most} शेयर माँगें।' },
});
