import type { NetWorthFlow } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';

/** Assets that pay for one another, by the account that holds them; a renewal pays for the next deposit. */
const ACCOUNT: Partial<Record<NetWorthFlow['asset'], string>> = {
  cash: 'shares',
  stock: 'shares',
  us_cash: 'us',
  us_stock: 'us',
  fixed_deposit: 'deposits',
};

const accountOf = ({ source, asset }: NetWorthFlow): string | undefined =>
  source === 'sanchay' ? ACCOUNT[asset] : undefined;

/** Flows of which those between the cash and the shares of an account on a day are one, or none where they cancel. */
export function withoutTransfers(flows: readonly NetWorthFlow[]): NetWorthFlow[] {
  const byDay = Map.groupBy(flows, (flow) => {
    const account = accountOf(flow);
    return account === undefined ? null : `${account} ${flow.date}`;
  });
  return [...byDay].flatMap(([key, own]) => {
    if (key === null || own.length === 1) return own;
    const amount = toWire(sumRupees(own.map((flow) => flow.amount)), 2);
    if (own.every((flow) => flow.amount > 0) || own.every((flow) => flow.amount < 0)) return own;
    const first = own.find((flow) => Math.sign(flow.amount) === Math.sign(amount));
    return first ? [{ ...first, amount }] : [];
  });
}
