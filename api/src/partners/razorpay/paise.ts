import { rupees } from '@sanchay/finance';

/** Rupees as decimal text in the paise that Razorpay counts in: "499.50" is 49950. */
export function toPaise(amount: string): number {
  return Number(rupees(amount).times(100).toFixed(0));
}

/** Paise as rupees in decimal text with two decimals. */
export function fromPaise(paise: number): string {
  return rupees(paise).div(100).toFixed(2);
}
