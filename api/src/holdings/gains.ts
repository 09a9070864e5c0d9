import { rupees, sumRupees, type Rupees } from '@sanchay/finance';
import type { SwitchFlows } from './cashFlows.ts';
import type { Move } from './moveStore.ts';

/** Kinds of moves that took units out, or paid for none; statements have kinds of their own. */
const SALES: ReadonlySet<string> = new Set([
  'redemption',
  'switch_out',
  'sale_correction',
  'merger_out',
  'transfer_out',
  'dividend_reinvestment',
]);

/**
 * Rupees gained by what was sold or switched: proceeds less exit load, STT and what the units had cost. TDS is not
 * deducted: it is income tax paid in advance for the investor. It is not the taxable gain, of which STT is no cost.
 * Purchases, reversals, mergers and corrected units realise nothing.
 */
export function realisedGain(moves: readonly Move[]): Rupees {
  return sumRupees(moves.map(({ flow, cost, stt }) => rupees(flow).plus(rupees(cost)).minus(rupees(stt))));
}

/** Rupees booked besides proceeds: the interest of a fund house for late payouts (rules R5), and dividends of statements. */
export function incomeOf(moves: readonly Pick<Move, 'interest'>[]): Rupees {
  return sumRupees(moves.map(({ interest }) => interest));
}

/**
 * Rupees paid for all units that were ever bought, held or sold by now, less what reversed payments gave back. Units
 * that a switch brought count for one holding (`flows`), and not for a whole that has the other leg too.
 */
export function paidFor(moves: readonly Move[], switches: SwitchFlows): Rupees {
  const bought = moves.filter(
    ({ kind, switch_id }) => !SALES.has(kind) && !(switches === 'internal' && switch_id !== null),
  );
  return sumRupees(bought.map(({ cost }) => cost));
}
