import type { OtherAssetDraft } from '@sanchay/contracts';

/** A deposit of ₹1,00,000 at 7 % since 20 November 2025. */
export const recordedDeposit: OtherAssetDraft = {
  type: 'bank_deposit',
  name: 'FD, 2 years',
  rate_percentage: 7,
  compounding: 4,
  grams: null,
  matures_on: '2027-06-01',
  entries: [{ on: '2025-11-20', kind: 'paid_in', amount: 100_000 }],
};

/** A flat whose value of 1 October 2026 was entered. */
export const recordedFlat: OtherAssetDraft = {
  type: 'property',
  name: 'Flat in Pune',
  rate_percentage: null,
  compounding: null,
  grams: null,
  matures_on: null,
  entries: [{ on: '2026-10-01', kind: 'value', amount: 7_500_000 }],
};

/** A loan of ₹20,00,000, of which ₹50,000.50 is repaid. */
export const recordedLoan: OtherAssetDraft = {
  ...recordedFlat,
  type: 'loan',
  name: 'Home loan',
  entries: [
    { on: '2026-10-01', kind: 'paid_in', amount: 2_000_000 },
    { on: '2026-11-01', kind: 'taken_out', amount: 50_000.5 },
  ],
};
