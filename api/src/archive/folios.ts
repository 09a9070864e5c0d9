import type { PortableFolio, PortableRow } from '@sanchay/contracts/archive';
import { rupees, sumRupees, sumUnits } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { GOLD } from '../gold/index.ts';
import { movesOf, type Move } from '../holdings/index.ts';
import { rowKeys } from '../import/index.ts';
import {
  payoutsOf,
  soldLots,
  type PayoutRow,
  type SoldLotRow,
  type TransactionRow,
} from '../reports/index.ts';

const EVER = { from: '1900-01-01', to: '9999-12-31' } as const;

const KINDS: Record<TransactionRow['type'], PortableRow['kind']> = {
  purchase: 'purchase',
  sip: 'sip',
  stp_in: 'switch_in',
  switch_in: 'switch_in',
  stp_out: 'switch_out',
  switch_out: 'switch_out',
  swp: 'redemption',
  redemption: 'redemption',
  sale: 'redemption',
  reversal: 'reversal',
  correction: 'correction',
  merger: 'merger_in',
  demerger: 'merger_in',
  dividend: 'dividend_payout',
  bonus_issue: 'bonus',
  rights_issue: 'purchase',
  split: 'bonus',
};

/** What a folio of our ledger is of. */
interface FolioName {
  code: string;
  isin: string | null;
  name: string;
  folio_no: string;
}

interface Books {
  sold: Map<string, SoldLotRow[]>;
  payouts: Map<string, PayoutRow>;
  types: ReadonlyMap<string, TransactionRow['type']>;
}

/**
 * The folios of our own ledger, spent ones too, as a statement of their registrar would state them, with the lots of
 * each transaction.
 * @param transactions of the portfolio, for their types
 * @param asOf the business day
 */
export async function ownFolios(
  q: Queries,
  portfolioId: string,
  {
    transactions,
    names,
    asOf,
  }: { transactions: readonly TransactionRow[]; names: readonly FolioName[]; asOf: string },
): Promise<PortableFolio[]> {
  const books: Books = {
    sold: Map.groupBy(
      await soldLots(q, portfolioId, EVER),
      ({ sale_id, folio_no }) => `${sale_id} ${folio_no}`,
    ),
    payouts: new Map((await payoutsOf(q, portfolioId, EVER)).map((payout) => [payout.id, payout])),
    types: new Map(transactions.map(({ id, type }) => [id, type])),
  };
  const byFolio = Map.groupBy(await movesOf(q, portfolioId), ({ code, folio_no }) => `${code} ${folio_no}`);
  return names.flatMap(({ code, folio_no, isin, name }) => {
    const moves = byFolio.get(`${code} ${folio_no}`);
    if (!moves) return [];
    const isGold = code === GOLD;
    const rows = rowsOf(moves, books);
    return [
      {
        asset: isGold ? ('gold' as const) : ('mutual_fund' as const),
        source: 'sanchay' as const,
        code: isGold ? null : code,
        isin,
        name,
        house: null,
        folio_no,
        covers_from: rows.map(({ date }) => date).toSorted()[0]!,
        covers_to: asOf,
        opening: '0.0000',
        closing: sumUnits(moves.map(({ units }) => units)).toFixed(4),
        nav: null,
        valued_on: null,
        cost: sumRupees(moves.map(({ cost }) => cost)).toFixed(2),
        faults: [],
        rows,
      },
    ];
  });
}

const bookingOf = ({ kind, subject_id }: Move): string => `${kind} ${subject_id}`;

function rowsOf(moves: readonly Move[], books: Books): PortableRow[] {
  const bookings = [...Map.groupBy(moves, bookingOf).values()];
  let balance = '0';
  const placed = new Map<string, number>();
  const drafts = bookings.map((parts) => {
    const first = parts[0]!;
    const nth = placed.get(first.date) ?? 0;
    placed.set(first.date, nth + 1);
    const units = sumUnits(parts.map((part) => part.units)).toFixed(4);
    balance = sumUnits([balance, units]).toFixed(4);
    const duty = sumRupees(parts.map((part) => part.stamp_duty));
    const flow = sumRupees(parts.map((part) => part.flow));
    const amount = flow.neg().minus(duty).toFixed(2);
    const type = books.types.get(`${first.kind}:${first.subject_id}:${first.folio_no}`) ?? 'purchase';
    const kind = type === 'merger' && units.startsWith('-') ? ('merger_out' as const) : KINDS[type];
    return { on: first.date, nth, kind, units, amount, balance, parts, duty: duty.toFixed(2) };
  });
  const keys = rowKeys(drafts);
  const keyOfLot = new Map(drafts.map(({ parts }, at) => [parts[0]!.subject_id, keys[at]!]));
  return drafts.map(({ on, nth, kind, units, amount, parts, duty }, at): PortableRow => ({
    key: keys[at]!,
    date: on,
    nth,
    kind,
    units,
    amount,
    description: '',
    nav: parts[0]!.nav,
    stamp_duty: duty,
    stt: sumRupees(parts.map((part) => part.stt)).toFixed(2),
    exact: exactOf(parts, keyOfLot, books),
  }));
}

function exactOf(
  parts: readonly Move[],
  keyOfLot: ReadonlyMap<string, string>,
  { sold, payouts }: Books,
): NonNullable<PortableRow['exact']> {
  const { kind, subject_id, folio_no, paid_on, switch_id } = parts[0]!;
  const isSale = kind === 'redemption' || kind === 'switch_out';
  const payout = kind === 'redemption' ? payouts.get(subject_id) : undefined;
  return {
    paid_on,
    interest: sumRupees(parts.map(({ interest }) => interest)).toFixed(2),
    tds: rupees(payout?.tds ?? '0').toFixed(2),
    net: rupees(payout?.net ?? '0').toFixed(2),
    switch: switch_id,
    parts: parts.map(({ lot_id, units, cost, flow }) => ({ lot: keyOfLot.get(lot_id)!, units, cost, flow })),
    sold: (isSale ? (sold.get(`${subject_id} ${folio_no}`) ?? []) : []).map(
      ({ bought_on, units, cost, stamp_duty, proceeds, exit_load, stt }) => ({
        bought_on,
        units,
        cost,
        stamp_duty,
        proceeds,
        exit_load,
        stt,
      }),
    ),
  };
}
