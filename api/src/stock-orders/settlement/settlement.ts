import {
  decimal,
  ROUND_HALF_UP,
  rupees,
  sellShares,
  type ChargeRules,
  type ShareLot,
  type SoldShares,
  type StockCharges,
} from '@sanchay/finance';
import {
  chargesPayable,
  exchangeClearing,
  sharesHeld,
  sharesIssued,
  stampDutyPayable,
  taxPayable,
  tradingCash,
  type Account,
  type LedgerEntry,
} from '../../ledger/index.ts';
import { chargesOf, sttOf } from '../order/costs.ts';
import type { StockOrderRow } from '../order/orderStore.ts';

/** What the settlement of an order changes. Rupees as text. */
export interface Settlement {
  /** What the investor pays or receives. */
  net: string;
  entries: LedgerEntry[];
  /** The lot that a purchase brings; null of a sale. */
  lot: { cost: string; stt: string } | null;
  /** What a sale takes from lots; empty of a purchase. */
  sold: (SoldShares & { stt: string })[];
}

/**
 * Settles an order. Pure: the open lots of the share come in, those of a purchase are not looked at.
 * @throws ShortSaleError where lots have less than was sold
 */
export function settlementOf(
  order: StockOrderRow,
  lots: readonly ShareLot[],
  rules: ChargeRules,
): Settlement {
  const charges = chargesOf(order, rules);
  const stt = sttOf(charges);
  const { net } = charges;
  const entries = entriesOf(order, charges);
  if (order.side === 'buy')
    return { net, entries, lot: { cost: rupees(net).minus(rupees(stt)).toFixed(2), stt }, sold: [] };
  const proceeds = rupees(net).plus(rupees(stt)).toFixed(2);
  const sold = sellShares(lots, { quantity: order.filled, proceeds });
  return { net, entries, lot: null, sold: withStt(sold, stt, order.filled) };
}

const PAYEES: Record<StockCharges['charges'][number]['kind'], Account> = {
  stt: taxPayable('stt'),
  gst: taxPayable('gst'),
  stamp_duty: stampDutyPayable(),
  exchange: chargesPayable('exchange'),
  sebi: chargesPayable('sebi'),
  demat: chargesPayable('depository'),
};

/** Money between the investor, the clearing corporation and those who receive charges, and the shares against it. */
function entriesOf(
  { side, isin, filled, value }: StockOrderRow,
  { charges, net }: StockCharges,
): LedgerEntry[] {
  const sign = side === 'buy' ? 1 : -1;
  const signed = (amount: string, by: number): string => rupees(amount).times(by).toFixed(2);
  return [
    { account: tradingCash(), commodity: 'INR', amount: signed(net, -sign) },
    { account: exchangeClearing(), commodity: 'INR', amount: signed(value, sign) },
    ...charges
      .filter(({ amount }) => rupees(amount).gt(0))
      .map(({ kind, amount }): LedgerEntry => ({ account: PAYEES[kind], commodity: 'INR', amount })),
    { account: sharesHeld(), commodity: isin, amount: sign * filled },
    { account: sharesIssued(), commodity: isin, amount: -sign * filled },
  ];
}

/** The STT of a sale over its lots by their shares; the last takes what rounding leaves. */
function withStt<Part extends { quantity: number }>(
  sold: readonly Part[],
  stt: string,
  filled: number,
): (Part & { stt: string })[] {
  let left = decimal(stt);
  return sold.map((part, index) => {
    const share =
      index === sold.length - 1
        ? left
        : decimal(stt).times(part.quantity).div(filled).round(2, ROUND_HALF_UP);
    left = left.minus(share);
    return { ...part, stt: share.toFixed(2) };
  });
}
