import type { HeldLot } from '@sanchay/finance';
import {
  RESERVING,
  type Booking,
  type Capture,
  type Decision,
  type LotChange,
  type PurchaseState,
  type RedemptionState,
  type StepFact,
} from '../../api/src/engine/index.ts';
import { Book, decimalText, tenThousandths } from './book.ts';

/** A lot with its place, its scheme and the load that it was bought under. */
export interface KeptLot {
  readonly id: string;
  readonly code: string;
  readonly folioNo: string;
  readonly boughtOn: string;
  readonly exitLoad: string | null;
  units: bigint;
  cost: bigint;
}

/** Everything that is kept for one investor, in memory; an adapter of the engine as the database is another. */
export class Account {
  readonly book = new Book();
  readonly purchases = new Map<string, PurchaseState>();
  /** When and how the money of each paid purchase came in. */
  readonly captures = new Map<string, Capture>();
  readonly sales = new Map<string, RedemptionState>();
  readonly lots = new Map<string, KeptLot>();
  /** Purchases whose money is pending, sales whose money is owed, lots that have units or cost: what can be wrong. */
  readonly waiting = new Map<string, PurchaseState>();
  readonly owed = new Map<string, RedemptionState>();
  readonly live = new Map<string, KeptLot>();
  /** Folios and schemes that ever had units, as `folio|scheme`, with all their lots. */
  readonly places = new Map<string, KeptLot[]>();
  /** Places whose units have changed since they were last checked against the ledger. */
  readonly touched = new Set<string>();
  readonly steps = new Map<string, StepFact[]>();
  /** Kinds of bookings made for each subject: one of a kind. */
  readonly booked = new Set<string>();
  /** What clients were acknowledged is still stored. */
  readonly acknowledged: string[] = [];
  /** Rupees of failed purchases that have not gone back yet, by purchase. */
  readonly refundsDue = new Map<string, bigint>();
  /** Rupees that are due after chargebacks. */
  chargebackDue = 0n;

  /** Keeps the parts of a decision, all of them. @returns the commodities in which a booking does not balance */
  keep(id: string, made: Pick<Decision<unknown>, 'steps' | 'bookings' | 'lots'>): string[] {
    const steps = this.steps.get(id) ?? [];
    steps.push(...made.steps);
    this.steps.set(id, steps);
    for (const change of made.lots) this.changeLot(change);
    return made.bookings.flatMap((booking) => this.#bookOnce(booking));
  }

  #bookOnce({ kind, subjectId, entries }: Booking): string[] {
    const name = `${kind} ${subjectId}`;
    if (this.booked.has(name)) return [`${name} (twice)`];
    this.booked.add(name);
    return this.book.book(entries);
  }

  putPurchase(order: PurchaseState): void {
    this.purchases.set(order.id, order);
    const waits = order.status === 'confirmed' || order.status === 'submitted';
    if (waits) this.waiting.set(order.id, order);
    else this.waiting.delete(order.id);
  }

  putSale(sale: RedemptionState): void {
    this.sales.set(sale.id, sale);
    if (sale.status === 'priced') this.owed.set(sale.id, sale);
    else this.owed.delete(sale.id);
  }

  putLot(lot: KeptLot): void {
    this.lots.set(lot.id, lot);
    this.live.set(lot.id, lot);
    const place = `${lot.folioNo}|${lot.code}`;
    const there = this.places.get(place);
    if (there) there.push(lot);
    else this.places.set(place, [lot]);
    this.touched.add(place);
  }

  changeLot({ lotId, units, cost }: LotChange): void {
    const lot = this.lots.get(lotId)!;
    lot.units += tenThousandths(units);
    lot.cost += tenThousandths(cost);
    this.touched.add(`${lot.folioNo}|${lot.code}`);
    if (lot.units === 0n && lot.cost === 0n) this.live.delete(lotId);
    else this.live.set(lotId, lot);
  }

  /** The lots of a folio that have units, as the engine takes them. */
  heldIn(folioNo: string, code: string): (HeldLot & { exitLoad: string | null })[] {
    return (this.places.get(`${folioNo}|${code}`) ?? [])
      .filter((lot) => lot.units > 0n)
      .map(({ id, boughtOn, units, cost, exitLoad }) => ({
        id,
        boughtOn,
        exitLoad,
        units: decimalText(units),
        cost: decimalText(cost),
      }));
  }

  /** Units of a folio that are kept for sales under way. */
  reserved(folioNo: string, code: string): bigint {
    let sum = 0n;
    for (const sale of this.sales.values())
      if (sale.folio_no === folioNo && sale.code === code && RESERVING.includes(sale.status))
        sum += tenThousandths(sale.reserved_units);
    return sum;
  }
}
