import { PAYOUTS } from '@sanchay/contracts';
import type { Payout } from '@sanchay/contracts';
import { parseAmount } from '@sanchay/finance';

/** What a person wants of a deposit. All of it is in the address. */
export interface DepositQuery {
  /** Rupees; null when the address has something else, which `amountText` keeps. */
  amount: number | null;
  amountText: string;
  /** Null: any. */
  months: number | null;
  payout: Payout;
  /** 60 or older. */
  senior: boolean;
}

export const USUAL_AMOUNT = 100_000;
/** Tenures that are offered to choose from, in months. */
export const TENURES = [12, 18, 24, 36, 48, 60] as const;
const MOST = 1e12;

/** Reads an address; what it does not say, or says wrongly, is as usual. A wrong amount is kept to be explained. */
export function readDepositQuery(address: URLSearchParams): DepositQuery {
  const amountText = (address.get('amount') ?? '').trim().slice(0, 40);
  const amount = amountText === '' ? USUAL_AMOUNT : parseAmount(amountText);
  const months = Number(address.get('months'));
  return {
    amount: amount !== null && amount >= 1 && amount <= MOST ? amount : null,
    amountText: amountText === '' ? String(USUAL_AMOUNT) : amountText,
    months: Number.isInteger(months) && months >= 1 && months <= 240 ? months : null,
    payout: PAYOUTS.find((each) => each === address.get('payout')) ?? 'maturity',
    senior: address.get('senior') === 'yes',
  };
}

/** The same as the fields of a form have it. */
export function depositValues(query: DepositQuery): Record<string, string> {
  const { amountText, months, payout, senior } = query;
  return {
    amount: amountText,
    months: months === null ? '' : String(months),
    payout: payout === 'maturity' ? '' : payout,
    senior: senior ? 'yes' : '',
  };
}

/** Whether an address names the page and no answers; the language is no answer. */
export function isWhole(address: URLSearchParams): boolean {
  return [...address.keys()].every((name) => name === 'lang');
}
