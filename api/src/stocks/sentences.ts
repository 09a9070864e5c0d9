import { createMessages } from '../platform/http/language.ts';

/** A refusal of shares, Indian and US, for the person whose request is answered. */
export const sentence = createMessages({
  stock_unknown: { en: 'Stock not found.', hi: 'स्टॉक नहीं मिला।' },
  us_stock_unknown: { en: 'US stock not found.', hi: 'US स्टॉक नहीं मिला।' },
  no_isin: { en: 'Invalid ISIN: {text}.', hi: 'अमान्य ISIN: {text}।' },
  stock_count: { en: 'Request 1 to {most} stocks.', hi: '1 से {most} स्टॉक माँगें।' },
});
