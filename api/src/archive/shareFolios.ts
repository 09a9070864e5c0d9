import type { ExactFacts, PortableFolio, PortableRow } from '@sanchay/contracts/archive';
import {
  decimal,
  roundRupees,
  rupees,
  sumRupees,
  sumUnits,
  type ChargeRules,
  type Rupees,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { rowKeys } from '../import/index.ts';
import {
  lotsOf,
  shareBookings,
  soldShares,
  type LotRow,
  type ShareBooking,
  type SoldShareRow,
} from '../stock-orders/index.ts';

const EVER = { from: '1900-01-01', to: '9999-12-31' } as const;
const NO_PAYMENT = { paid_on: null, interest: '0.00', tds: '0.00', net: '0.00', switch: null } as const;

interface Books {
  lots: ReadonlyMap<string, LotRow>;
  sold: ReadonlyMap<string, SoldShareRow[]>;
}
type Part = ExactFacts['parts'][number];

/**
 * The shares of the demat account, sold ones too, as a statement of the depository would state them, with the lots of
 * each order. Charges of a sale stand in the place of an exit load.
 */
export async function shareFolios(
  q: Queries,
  portfolioId: string,
  { asOf, rules }: { asOf: string; rules: ChargeRules },
): Promise<PortableFolio[]> {
  const bookings = await shareBookings(q, portfolioId);
  const lots = new Map((await lotsOf(q, portfolioId)).map((lot) => [lot.id, lot]));
  const sold = Map.groupBy(await soldShares(q, portfolioId, EVER, rules), ({ sale_id }) => sale_id);
  return [...Map.groupBy(bookings, ({ isin }) => isin).values()].map((own) => {
    const { isin, name, demat_no } = own[0]!;
    const rows = rowsOf(own, { lots, sold });
    const left = own.flatMap(({ order_id: id }) => lots.get(id) ?? []);
    return {
      asset: 'stock',
      source: 'sanchay',
      code: null,
      isin,
      name,
      house: null,
      folio_no: demat_no,
      covers_from: own[0]!.date,
      covers_to: asOf,
      opening: '0.0000',
      closing: sumUnits(own.map(({ units }) => units)).toFixed(4),
      nav: null,
      valued_on: null,
      cost: sumRupees(left.map((lot) => paidFor(lot, goneOf(lot)))).toFixed(2),
      faults: [],
      rows,
    };
  });
}

/** What sales have taken of a lot so far: shares, and rupees of its cost without STT. */
interface Gone {
  shares: number;
  cost: Rupees;
}
const NOTHING: Gone = { shares: 0, cost: rupees(0) };

const goneOf = (lot: LotRow): Gone => ({
  shares: lot.quantity - lot.quantity_left,
  cost: rupees(lot.cost).minus(rupees(lot.cost_left)),
});

/** Rupees paid, STT included, for what is left of a lot; the holdings round it in the same way. */
function paidFor({ cost, stt, quantity }: LotRow, { shares, cost: costGone }: Gone): Rupees {
  const sttLeft = rupees(
    decimal(stt)
      .times(quantity - shares)
      .div(quantity),
  );
  return roundRupees(rupees(cost).minus(costGone).plus(sttLeft));
}

function rowsOf(bookings: readonly ShareBooking[], { lots, sold }: Books): PortableRow[] {
  let balance = '0';
  const placed = new Map<string, number>();
  const drafts = bookings.map(({ date: on, units, order_id }) => {
    const nth = placed.get(on) ?? 0;
    placed.set(on, nth + 1);
    balance = sumUnits([balance, units]).toFixed(4);
    const kind = units.startsWith('-') ? ('redemption' as const) : ('purchase' as const);
    return { on, nth, units, balance, kind, amount: null, order_id };
  });
  const keys = rowKeys(drafts);
  const keyOf = new Map(drafts.map(({ order_id: id }, at) => [id, keys[at]!]));
  const gone = new Map<string, Gone>();
  return bookings.map(({ order_id: id, date, units, price }, at): PortableRow => {
    const lot = lots.get(id);
    const own = sold.get(id) ?? [];
    const parts = lot
      ? [purchasePart(lot, units, keys[at]!)]
      : own.map((sale) => salePart(sale, lots.get(sale.lot_id)!, { gone, key: keyOf.get(sale.lot_id)! }));
    const flow = sumRupees(parts.map((part) => part.flow));
    // STT of a purchase is in what was paid; that of a sale comes off what was received.
    const stt = sumRupees(own.map((sale) => sale.stt));
    const place = { key: keys[at]!, date, nth: drafts[at]!.nth, kind: drafts[at]!.kind, description: '' };
    const money = { amount: flow.neg().toFixed(2), stamp_duty: '0.00', stt: stt.toFixed(2), nav: price };
    return { ...place, ...money, units, exact: { ...NO_PAYMENT, parts, sold: own.map(soldLot) } };
  });
}

function purchasePart(lot: LotRow, units: string, key: string): Part {
  const cost = paidFor(lot, NOTHING);
  return { lot: key, units, cost: cost.toFixed(2), flow: cost.neg().toFixed(2) };
}

function salePart(
  { lot_id: id, quantity, cost, proceeds, charges }: SoldShareRow,
  lot: LotRow,
  { gone, key }: { gone: Map<string, Gone>; key: string },
): Part {
  const before = gone.get(id) ?? NOTHING;
  const after = { shares: before.shares + quantity, cost: before.cost.plus(rupees(cost)) };
  gone.set(id, after);
  const flow = rupees(proceeds).minus(rupees(charges));
  const paid = paidFor(lot, after).minus(paidFor(lot, before));
  return { lot: key, units: (-quantity).toFixed(4), cost: paid.toFixed(2), flow: flow.toFixed(2) };
}

function soldLot(sale: SoldShareRow): ExactFacts['sold'][number] {
  const { bought_on, quantity, cost, stamp_duty, proceeds, charges: exit_load, stt } = sale;
  return { bought_on, units: quantity.toFixed(4), cost, stamp_duty, proceeds, exit_load, stt };
}
