import { PAYOUTS, type Payout } from '@sanchay/contracts';
import { parseAmount } from '@sanchay/finance';

/** What the user filters deposits by. All of it is in the address. */
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

/** What an issuer takes, in rupees. */
export interface DepositLimits {
  min_amount: number;
  max_amount: number;
}

/**
 * Reads an address; missing or invalid values get their defaults. A wrong amount is kept so that it can be explained.
 * The default amount lies within the issuer's limits, so that a page never opens with an error.
 */
export function readDepositQuery(address: URLSearchParams, limits?: DepositLimits): DepositQuery {
  const amountText = (address.get('amount') ?? '').trim().slice(0, 40);
  const usual = limits
    ? Math.min(Math.max(USUAL_AMOUNT, limits.min_amount), limits.max_amount)
    : USUAL_AMOUNT;
  const amount = amountText === '' ? usual : parseAmount(amountText);
  const months = Number(address.get('months'));
  return {
    amount: amount !== null && amount >= 1 && amount <= MOST ? amount : null,
    amountText: amountText === '' ? String(usual) : amountText,
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
