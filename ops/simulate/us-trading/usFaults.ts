import { decimalText, tenThousandths, type Book } from '../book.ts';
import { fixed, PLACES, whole } from './brokerBox.ts';
import type { UsDesk } from './usDesk.ts';
import type { UsOracle } from './usOracle.ts';

/** Ten-thousandths of a cent's dollar. */
const CENT = 100n;

/** What is wrong with dollars, shares and charges of an account for US stocks; empty in a sound one. */
export function usFaults(desk: UsDesk, oracle: UsOracle, book: Book): string[] {
  const faults: string[] = [];
  const same = (what: string, stored: bigint, cents: bigint): void => {
    if (stored !== cents * CENT)
      faults.push(`${what}: ${decimalText(stored)}, the broker explains ${decimalText(cents * CENT)}`);
    if (stored < 0n) faults.push(`${what} is below zero`);
  };
  const shares = (what: string, stored: bigint, expected: bigint): void => {
    if (stored !== expected)
      faults.push(
        `${what}: ${fixed(stored, PLACES.shares)} shares, the broker explains ${fixed(expected, PLACES.shares)}`,
      );
    if (stored < 0n) faults.push(`${what} is below zero`);
  };
  const dollarsOf = (role: string, reference = ''): bigint => book.balance(role, 'USD', reference);
  for (const { id, settled_at: settled, filled, value } of desk.orders.values()) {
    if (settled !== null) continue;
    const traded = oracle.tradedOf(id);
    shares(`filled of ${id}`, whole(filled, PLACES.shares), traded.filled);
    same(`value of ${id}`, tenThousandths(value), traded.value);
  }
  same('dollar wallet', dollarsOf('usd_wallet'), oracle.wallet);
  same('dollars set aside', dollarsOf('usd_reserved'), oracle.reserved);
  same('dollars on their way', dollarsOf('usd_in_transit'), oracle.inTransit);
  same('tax withheld', dollarsOf('tax_credit', 'us_withholding'), oracle.withheld);
  same('dividends', -dollarsOf('dividends_earned'), oracle.dividends);
  if (book.balance('cash_in_transit', 'INR', '') !== 0n) faults.push('rupees of a remittance are left over');
  let costs = desk.soldFor;
  for (const { cost } of desk.lots) costs += tenThousandths(cost);
  same('cost of lots and sales', costs, oracle.boughtFor);
  for (const symbol of new Set([...desk.lots, ...oracle.lots].map((lot) => lot.symbol))) {
    const held = desk.lots.filter((lot) => lot.symbol === symbol);
    const stored = held.reduce((sum, { quantity }) => sum + whole(quantity, PLACES.shares), 0n);
    shares(`lots of ${symbol}`, stored, oracle.held(symbol));
  }
  return faults;
}
