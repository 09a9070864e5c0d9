import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { mergerEntries } from '../engine/index.ts';
import { removeStatements, storeStatements, type FolioStatement } from '../imported/index.ts';
import {
  cashInTransit,
  changeLots,
  gatewayClearing,
  openLots,
  post,
  unitsHeld,
  unitsIssued,
  type Lot,
  type LotChangeRow,
} from '../ledger/index.ts';
import { LIFE_FUNDS } from './people/bookedLife.ts';

/** Something that changes what the book of a portfolio is read from, in a fund of `LIFE_FUNDS` and a year. */
export interface BookAct {
  kind: 'buy' | 'gold' | 'correct' | 'merge' | 'pay' | 'import' | 'move_folio' | 'undo';
  fund: number;
  /** Another fund, which a merger goes into and a moved folio belongs to from then on. */
  into: number;
  day: string;
  units: number;
}

export const anyBookActs: fc.Arbitrary<BookAct[]> = fc.array(
  fc.record<BookAct>({
    kind: fc.constantFrom('buy', 'gold', 'correct', 'merge', 'pay', 'import', 'move_folio', 'undo'),
    fund: fc.nat({ max: 3 }),
    into: fc.nat({ max: 3 }),
    day: fc.constantFrom('2019-05-06', '2023-01-02', '2023-12-29', '2026-11-02'),
    units: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 16 },
);

/** A portfolio that acts change, and the imports that it has. */
export interface ActedPortfolio {
  investorId: string;
  portfolioId: string;
  imports: string[];
}

/** Does an act in the caller's transaction; one that finds nothing to change does nothing. */
export async function doBookAct(tx: Tx, owner: ActedPortfolio, act: BookAct): Promise<void> {
  const code = act.kind === 'gold' ? 'GOLD' : LIFE_FUNDS[act.fund]!;
  if (act.kind === 'buy' || act.kind === 'gold') return buy(tx, owner, code, act);
  if (act.kind === 'pay') return pay(tx, owner, act);
  if (act.kind === 'import') return importFolios(tx, owner, act);
  if (act.kind === 'undo') return undo(tx, owner);
  if (act.kind === 'move_folio') return moveFolio(tx, owner, act);
  const [lot] = await openLots(tx, owner.portfolioId, code);
  if (!lot) return;
  if (act.kind === 'correct') return correct(tx, owner, lot, act);
  if (act.fund !== act.into) await merge(tx, owner, lot, LIFE_FUNDS[act.into]!);
}

const folioOf = (code: string): string => `F/${code}`;

function booking({ investorId, portfolioId }: ActedPortfolio, kind: string, valueDate: string) {
  return {
    ...{ kind, investorId, portfolioId, subjectId: randomUUID(), valueDate },
    at: new Date(valueDate),
  };
}

async function buy(tx: Tx, owner: ActedPortfolio, code: string, { day, units }: BookAct): Promise<void> {
  await post(tx, {
    ...booking(owner, 'allotment', day),
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: -units * 20 },
      { account: gatewayClearing(), commodity: 'INR', amount: units * 20 },
      { account: unitsIssued(), commodity: code, amount: -units },
      { account: unitsHeld(folioOf(code)), commodity: code, amount: units },
    ],
  });
}

async function pay(tx: Tx, owner: ActedPortfolio, { day, units }: BookAct): Promise<void> {
  await post(tx, {
    ...booking(owner, 'payment', day),
    entries: [
      { account: gatewayClearing(), commodity: 'INR', amount: -units * 20 },
      { account: cashInTransit(), commodity: 'INR', amount: units * 20 },
    ],
  });
}

const changeOf = ({ investorId, portfolioId }: ActedPortfolio, lot: Lot): LotChangeRow => ({
  ...{ investor_id: investorId, portfolio_id: portfolioId, lot_id: lot.id, code: lot.code },
  ...{ folio_no: lot.folio_no, value_date: lot.date, bought_on: lot.date, subject_id: '', kind: '' },
  ...{ units: '0', cost: '0', proceeds: null, load_pct: null, exit_load: null, gain: null },
});

async function correct(tx: Tx, owner: ActedPortfolio, lot: Lot, { units }: BookAct): Promise<void> {
  const transfer = booking(owner, 'nav_correction', lot.date);
  await post(tx, {
    ...transfer,
    entries: [
      { account: unitsIssued(), commodity: lot.code, amount: -units },
      { account: unitsHeld(lot.folio_no), commodity: lot.code, amount: units },
    ],
  });
  const { subjectId: subject_id, kind } = transfer;
  await changeLots(tx, [{ ...changeOf(owner, lot), subject_id, kind, units: String(units) }]);
}

async function merge(tx: Tx, owner: ActedPortfolio, lot: Lot, into: string): Promise<void> {
  const transfer = booking(owner, 'merger', lot.date);
  const { units, cost } = lot;
  await post(tx, {
    ...transfer,
    entries: mergerEntries({ code: lot.code, units }, { code: into, units }, lot.folio_no),
  });
  const change = { ...changeOf(owner, lot), subject_id: transfer.subjectId };
  await changeLots(tx, [
    { ...change, kind: 'merger', units: `-${units}`, cost: `-${cost}` },
    { ...change, lot_id: transfer.subjectId, kind: 'carried_in', code: into, cost },
  ]);
}

/** A statement of a folio in a fund, of one in gold, one that is not listed and one of shares. */
async function importFolios(tx: Tx, owner: ActedPortfolio, act: BookAct): Promise<void> {
  const id = randomUUID();
  await tx.query(
    `INSERT INTO imports (id, portfolio_id, format, state, file_name, created_at, applied_at)
     VALUES ($1, $2, 'cas', 'applied', 'statement.pdf', now(), now())`,
    [id, owner.portfolioId],
  );
  const statements = [
    statement(act, { asset: 'mutual_fund', code: LIFE_FUNDS[act.fund]! }),
    statement(act, { asset: 'gold', code: null }),
    statement(act, { asset: 'mutual_fund', code: null }),
    statement(act, { asset: 'stock', code: null }),
  ];
  const asked = { portfolioId: owner.portfolioId, importId: id };
  await storeStatements(tx, asked, statements.slice(act.into % 3));
  owner.imports.push(id);
}

function statement(
  { fund, day, units }: BookAct,
  { asset, code }: Pick<FolioStatement['folio'], 'asset' | 'code'>,
): FolioStatement {
  const name = `${asset} ${code ?? fund}`;
  const total = units.toFixed(4);
  return {
    folio: {
      ...{
        asset,
        code,
        name,
        folio_no: `I/${fund}`,
        folio_key: `I${fund}`,
        scheme_key: `${asset}${code === null}`,
      },
      ...{ isin: null, house: null },
    },
    balance: {
      ...{ covers_from: '2019-01-01', covers_to: '2026-11-20', opening: '0', closing: total, nav: '20' },
      ...{ valued_on: '2026-11-20', cost: null, faults: [] },
    },
    rows: [
      {
        ...{
          row_key: `${day} ${units}`,
          date: day,
          nth: 0,
          kind: 'purchase',
          description: 'Purchase',
          nav: '20',
        },
        ...{
          amount: (units * 20).toFixed(2),
          units: total,
          stamp_duty: '0',
          stt: '0',
          tds: null,
          exact: null,
        },
      },
    ],
  };
}

async function moveFolio(tx: Tx, owner: ActedPortfolio, { into }: BookAct): Promise<void> {
  await tx.query(
    `UPDATE imported_folios SET code = $2 WHERE id =
       (SELECT id FROM imported_folios WHERE portfolio_id = $1 AND asset = 'mutual_fund' ORDER BY name LIMIT 1)`,
    [owner.portfolioId, LIFE_FUNDS[into]],
  );
}

async function undo(tx: Tx, owner: ActedPortfolio): Promise<void> {
  const id = owner.imports.pop();
  if (id !== undefined) await removeStatements(tx, owner.portfolioId, id);
}
