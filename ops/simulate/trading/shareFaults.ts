import { decimalText, tenThousandths, type Book } from '../book.ts';
import type { Desk } from './desk.ts';
import type { ShareOracle } from './shareOracle.ts';

/** What is wrong with cash, shares and charges of an account; empty in a sound one. */
export function shareFaults(desk: Desk, oracle: ShareOracle, book: Book): string[] {
  const faults: string[] = [];
  const same = (what: string, stored: bigint, expected: bigint): void => {
    if (stored !== expected)
      faults.push(`${what}: ${decimalText(stored)}, the exchange explains ${decimalText(expected)}`);
  };
  for (const { id, settled_at: settled, filled, value } of desk.orders.values()) {
    if (settled !== null) continue;
    const traded = oracle.tradedOf(id);
    if (filled !== traded.filled)
      faults.push(`${id} has ${filled} shares, the exchange traded ${traded.filled}`);
    same(`value of ${id}`, tenThousandths(value), traded.value);
  }
  const cash = book.balance('trading_cash', 'INR', '');
  same('cash', cash, oracle.cash);
  if (cash < oracle.reserved)
    faults.push(`cash of ${decimalText(cash)} does not cover ${decimalText(oracle.reserved)} set aside`);
  same('clearing', book.balance('exchange_clearing', 'INR', ''), oracle.clearing);
  for (const [to, amount] of Object.entries(oracle.owed)) {
    const [role, reference] = to.split('|') as [string, string];
    same(`charges of ${to}`, book.balance(role, 'INR', reference), amount);
  }
  let costs = desk.soldFor;
  for (const { cost } of desk.lots) costs += tenThousandths(cost);
  same('cost of lots and sales', costs, oracle.boughtFor);
  for (const [isin, shares] of oracle.shares) {
    same(`lots of ${isin}`, BigInt(desk.held(isin)) * 10_000n, BigInt(shares) * 10_000n);
    same(`ledger of ${isin}`, book.balance('shares_held', isin, ''), BigInt(shares) * 10_000n);
    if (oracle.freeShares(isin) < 0) faults.push(`more of ${isin} is sold than held`);
  }
  return faults;
}
