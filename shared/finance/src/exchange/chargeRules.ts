import type { DatedRule } from '../rules/datedRule.ts';

const STT = 'Chapter VII of the Finance (No. 2) Act 2004, section 98, delivery of an equity share';

/** Securities transaction tax on delivered shares, percent of the value, from buyer and seller alike. */
export const shareSttRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'stt-shares-2012',
    applies_from: '2012-07-01',
    applies_to: null,
    value: 0.1,
    source: `${STT}; Finance Act 2012: 0.125% became 0.1% on 1 July 2012`,
    confidence: 'M',
  },
  {
    rule_id: 'stt-shares-2006',
    applies_from: '2006-06-01',
    applies_to: '2012-06-30',
    value: 0.125,
    source: `${STT}; Finance Act 2006: 0.1% became 0.125% on 1 June 2006`,
    confidence: 'M',
  },
];

/** Transaction charge of the exchange for cash equity, percent of the value, from each side. */
export const exchangeChargeRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'exchange-charge-2024',
    applies_from: '2024-10-01',
    applies_to: null,
    value: 0.00297,
    source: 'NSE circular on uniform charges (SEBI circular of 1 July 2024): ₹2.97 a lakh of each side',
    confidence: 'M',
  },
  {
    rule_id: 'exchange-charge-2023',
    applies_from: '2023-04-01',
    applies_to: '2024-09-30',
    value: 0.00322,
    source: 'NSE slab of the smallest turnover: ₹3.22 a lakh of each side (note: to be confirmed)',
    confidence: 'L',
  },
];

/** Turnover fee of SEBI, percent of the value, from each side. */
export const sebiFeeRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'sebi-fee-2021',
    applies_from: '2021-04-01',
    applies_to: null,
    value: 0.0001,
    source: 'SEBI (Stock Brokers) Regulations, Schedule V: ₹10 a crore of turnover since 1 April 2021',
    confidence: 'M',
  },
];

/** Stamp duty on delivered shares, percent of the value, from the buyer alone. */
export const shareStampDutyRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'stamp-duty-shares-2020',
    applies_from: '2020-07-01',
    applies_to: null,
    value: 0.015,
    source: 'Indian Stamp Act as amended, schedule I, article 56A: 0.015% on delivery since 1 July 2020',
    confidence: 'H',
  },
];

/** GST on services of brokers, exchanges and depositories, percent of their charges. */
export const serviceGstRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'gst-services-2017',
    applies_from: '2017-07-01',
    applies_to: null,
    value: 18,
    source: 'Notification 11/2017 Central Tax (Rate): 18% on financial services since 1 July 2017',
    confidence: 'H',
  },
];

/** Charge of the depository for a debit of one share from a demat account on one day, rupees before GST. */
export const dematChargeRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'demat-charge-2024',
    applies_from: '2024-10-01',
    applies_to: null,
    value: 3.5,
    source: 'CDSL tariff: ₹3.50 a debit, passed on without a margin of ours (note: to be confirmed)',
    confidence: 'M',
  },
];
