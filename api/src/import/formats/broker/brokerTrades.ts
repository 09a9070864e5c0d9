import { decimal, unitCount } from '@sanchay/finance';
import { BROKER_HEADS, brokerOf, NO_ACCOUNT, type BrokerHead } from './brokerHeads.ts';
import { cellOf, tableOf, type Table } from '../csvTable.ts';
import { dayOf, figureOf, isMonthFirst, withoutTime } from '../figures.ts';
import { isIsin, securityKind } from '../isin.ts';
import { emptyHolding, type Statement, type StatementHolding, type StatementRow } from '../statement.ts';

const BUY = /^b(?:uy|ought)?$|^purchase$/i;
const SELL = /^s(?:ell|old)?$|^sale$/i;

type Cell = (head: BrokerHead) => string;
interface Trade {
  on: string;
  /** Signed. */
  units: string;
  price: string;
}

const tradesTable = (rows: readonly (readonly string[])[]): Table<BrokerHead> | null =>
  tableOf(rows, BROKER_HEADS, ({ isin, date, quantity, side, buyQuantity }) => {
    const isTrade = (quantity !== undefined && side !== undefined) || buyQuantity !== undefined;
    return isin !== undefined && date !== undefined && isTrade;
  });

/** Whether rows are the tradebook of a broker. */
export const isBrokerTrades = (rows: readonly (readonly string[])[]): boolean => tradesTable(rows) !== null;

/**
 * Reads a tradebook, whatever the order of its columns: a side with quantity and price, or purchase and sale in columns
 * of their own. Amounts are before charges, which these files do not state by trade. A tradebook states no balance.
 */
export function readBrokerTrades(all: readonly (readonly string[])[]): Statement {
  const table = tradesTable(all)!;
  const statement: Statement = { format: 'broker_trades', from: null, to: null, holdings: [], unread: [] };
  const heads = all[table.rows.length === 0 ? 0 : table.rows[0]!.line - 2]?.join(' ') ?? '';
  const house = brokerOf(`${table.title} ${heads}`);
  const isUnclear = isMonthFirst(table.rows.map(({ cells }) => withoutTime(cellOf(table, cells)('date'))));
  const byKey = new Map<string, StatementHolding>();
  const known = new Map<string, string>();
  for (const { cells, line } of table.rows) {
    const cell = cellOf(table, cells);
    const isin = cell('isin').toUpperCase();
    const isKnown = isIsin(isin) && securityKind(isin) !== 'other';
    const text = cells.join(', ');
    const id = cell('trade') && `${isin} ${cell('date')} ${cell('trade')}`;
    // Files that were put together from two exports state a trade twice; the exchange gives each its own number.
    if (id && known.get(id) === text) continue;
    const isOther = id !== '' && known.has(id);
    known.set(id, text);
    const trades = isKnown && !isUnclear && !isOther ? tradesOf(cell) : null;
    if (trades === null) {
      statement.unread.push({ line, text });
      continue;
    }
    const folio = cell('client') || house || NO_ACCOUNT;
    const holding =
      byKey.get(`${folio} ${isin}`) ?? shares({ folio, isin, name: cell('name') || isin, house });
    byKey.set(`${folio} ${isin}`, holding);
    holding.rows.push(...trades.map((trade) => rowOf(trade, line)));
  }
  for (const { rows } of byKey.values()) inOrder(rows);
  statement.holdings = [...byKey.values()];
  const days = statement.holdings.flatMap(({ rows }) => rows.map(({ on }) => on)).toSorted();
  return { ...statement, from: days[0] ?? null, to: days.at(-1) ?? null };
}

function shares(of: { folio: string; isin: string; name: string; house: string | null }): StatementHolding {
  const { folio, isin, name, house } = of;
  const asset = securityKind(isin) === 'stock' ? 'stock' : 'mutual_fund';
  return {
    ...emptyHolding(folio, name.slice(0, 200)),
    asset,
    isin,
    house,
    opening: null,
    faults: ['unchecked'],
  };
}

/** The trades of a row: one with a side, or a purchase and a sale in columns of their own; null for none. */
function tradesOf(cell: Cell): Trade[] | null {
  const on = dayOf(withoutTime(cell('date')));
  const side = cell('side');
  if (on === null || (side !== '' && !BUY.test(side) && !SELL.test(side))) return null;
  const parts: [string | null, string | null, boolean][] =
    side === ''
      ? [
          [positive(cell('buyQuantity')), figureOf(cell('buyPrice')), false],
          [positive(cell('sellQuantity')), figureOf(cell('sellPrice')), true],
        ]
      : [[positive(cell('quantity')), figureOf(cell('price')), SELL.test(side)]];
  const wanted = parts.filter(([quantity]) => quantity !== null);
  if (wanted.length === 0 || wanted.some(([, price]) => price === null || price.startsWith('-'))) return null;
  return wanted.map(([quantity, price, isSale]) => ({
    on,
    units: isSale ? `-${quantity!}` : quantity!,
    price: price!,
  }));
}

function positive(text: string): string | null {
  const figure = figureOf(text);
  return figure !== null && unitCount(figure).gt(0) ? figure : null;
}

function rowOf({ on, units, price }: Trade, line: number): StatementRow {
  return {
    on,
    units,
    nav: price,
    amount: decimal(units).times(price).toFixed(2),
    line,
    kind: units.startsWith('-') ? 'redemption' : 'purchase',
    description: '',
    balance: null,
    stampDuty: '0',
    stt: '0',
    nth: 0,
    fault: null,
  };
}

/** Sorts trades by day, as files of some brokers begin with the newest; those of one day stay in their order. */
export function inOrder(rows: StatementRow[]): void {
  rows.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  for (const [index, row] of rows.entries())
    row.nth = index > 0 && rows[index - 1]!.on === row.on ? rows[index - 1]!.nth + 1 : 0;
}
