import { createMessages } from '../platform/http/language.ts';

/** Returns a refusal of shares, Indian and US, for the user whose request is handled. */
export const sentence = createMessages({
  en: {
    stock_unknown: 'Stock not found.',
    us_stock_unknown: 'US stock not found.',
    no_isin: 'Invalid ISIN: {text}.',
    stock_count: 'Request 1 to {most} stocks.',
  },
  hi: {
    stock_unknown: 'स्टॉक नहीं मिला।',
    us_stock_unknown: 'US स्टॉक नहीं मिला।',
    no_isin: 'अमान्य ISIN: {text}।',
    stock_count: '1 से {most} स्टॉक माँगें।',
  },
});
