import {
  decimal,
  dollars,
  roundRupees,
  rupees,
  rupeesOf,
  sumRupees,
  toWire,
  type AssetEntry,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { dollarRatesOn } from '../exchangeRate.ts';
import { transfersOf, type TransferRow } from '../transfers/transferStore.ts';
import { dollarMoves } from './walletLines.ts';

/** Dollars at the end of a day and what they cost in rupees, as text. */
interface DollarsHeld {
  on: string;
  usd: string;
  cost: string;
}

/** The days on which the dollars of a portfolio changed, and the rupees that went in and came out. */
export interface WalletPast {
  days: readonly DollarsHeld[];
  flows: readonly AssetEntry[];
}

/** Rupees that a remittance cost, without the tax collected, which is a credit. */
const costOf = ({ total, tcs }: TransferRow): string => rupees(total).minus(rupees(tcs)).toFixed(2);

/** The past of the dollars of a portfolio. Dollars that leave take their share of the cost with them. */
export async function walletPast(q: Queries, portfolioId: string): Promise<WalletPast> {
  const transfers = new Map((await transfersOf(q, portfolioId)).map((transfer) => [transfer.id, transfer]));
  const flows: AssetEntry[] = [];
  const days: DollarsHeld[] = [];
  let [usd, cost] = [dollars(0), rupees(0)];
  const moves = await dollarMoves(q, portfolioId);
  const rates =
    moves.length === 0
      ? []
      : await dollarRatesOn(
          q,
          moves.map(({ rate_day: day }) => day),
        );
  for (const [index, { subject_id, usd: text, value_date: on }] of moves.entries()) {
    const transfer = transfers.get(subject_id);
    const moved = dollars(text);
    // Dollars of shares and dividends have the rate of their day.
    const worth = roundRupees(rupeesOf(moved.abs(), rates[index] ?? '0')).toFixed(2);
    if (moved.gt(0)) {
      const paid = transfer ? costOf(transfer) : worth;
      cost = sumRupees([cost, paid]);
      flows.push({ on, kind: 'paid_in', amount: toWire(paid, 2) });
    } else {
      const share = cost.times(decimal(moved.neg())).div(decimal(usd)).round(2);
      cost = cost.minus(share);
      const back = !transfer ? worth : transfer.direction === 'out' ? transfer.total : share.toFixed(2);
      flows.push({ on, kind: 'taken_out', amount: toWire(back, 2) });
    }
    usd = usd.plus(moved);
    days.push({ on, usd: usd.toFixed(2), cost: cost.toFixed(2) });
  }
  return { days, flows };
}

/** The dollars at the end of an ISO day. */
export function heldOn({ days }: WalletPast, day: string): Omit<DollarsHeld, 'on'> {
  return days.findLast(({ on }) => on <= day) ?? { usd: '0.00', cost: '0.00' };
}
