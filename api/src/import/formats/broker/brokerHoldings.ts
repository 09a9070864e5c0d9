import { decimal, unitCount } from '@sanchay/finance';
import { BROKER_HEADS, brokerOf, NO_ACCOUNT, type BrokerHead } from './brokerHeads.ts';
import { cellOf, tableOf, type Table } from '../csvTable.ts';
import { dayOf, figureOf } from '../figures.ts';
import { heldUnits } from '../heldUnits.ts';
import { isIsin, securityKind } from '../isin.ts';
import type { Statement, StatementHolding } from '../statement.ts';

const AS_ON = /as (?:on|of)\s*:?\s*(\d{4}-\d{2}-\d{2}|\d{1,2}[-/. ][A-Za-z\d]{2,3}[-/. ]\d{4})/i;

const holdingsTable = (rows: readonly (readonly string[])[]): Table<BrokerHead> | null =>
  tableOf(rows, BROKER_HEADS, ({ isin, date, quantity }) => {
    return isin !== undefined && date === undefined && quantity !== undefined;
  });

/** Whether rows are the list of holdings of a broker. */
export const isBrokerHoldings = (rows: readonly (readonly string[])[]): boolean =>
  holdingsTable(rows) !== null;

/** Reads a list of holdings: quantity and average price by ISIN, without transactions. */
export function readBrokerHoldings(all: readonly (readonly string[])[]): Statement {
  const table = holdingsTable(all)!;
  const on = dayOf(AS_ON.exec(table.title)?.[1] ?? '');
  const statement: Statement = { format: 'broker_holdings', from: on, to: on, holdings: [], unread: [] };
  const heads = Object.values(table.places).length > 0 ? all.slice(0, 30).map((row) => row.join(' ')) : [];
  const house = brokerOf(heads.join('\n'));
  const byKey = new Map<string, StatementHolding>();
  for (const { cells, line } of table.rows) {
    const cell = cellOf(table, cells);
    const isin = cell('isin').toUpperCase();
    const [units, price] = [figureOf(cell('quantity')), figureOf(cell('price'))];
    const isKnown = isIsin(isin) && securityKind(isin) !== 'other';
    if (!isKnown || units === null || unitCount(units).lt(0) || !arePrices([cell('price'), cell('market')])) {
      // Totals below the list have no ISIN.
      if (!/^total/i.test(cells.find((one) => one.trim() !== '') ?? ''))
        statement.unread.push({ line, text: cells.join(', ') });
      continue;
    }
    if (unitCount(units).eq(0)) continue;
    const folio = cell('client') || house || NO_ACCOUNT;
    // Without a market price, a share that is not listed here is worth its average price.
    const market = figureOf(cell('market')) ?? price;
    const cost = price === null ? null : decimal(units).times(price).toFixed(2);
    const known = byKey.get(`${folio} ${isin}`);
    if (known) add(known, units, cost);
    else
      byKey.set(`${folio} ${isin}`, {
        ...heldUnits({ folio, name: cell('name') || isin, units, price: market, value: null, on, cost }),
        isin,
        house,
        asset: securityKind(isin) === 'stock' ? 'stock' : 'mutual_fund',
      });
  }
  statement.holdings = [...byKey.values()];
  return statement;
}

/** Whether each text is a price or states that there is none: `2.4 L` is a price that we would get wrong. */
const arePrices = (texts: readonly string[]): boolean =>
  texts.every((text) => /^(?:-+|–|n\/?a)?$/i.test(text.trim()) || figureOf(text) !== null);

/** A security in two rows, such as free and pledged shares, is one holding. */
function add(holding: StatementHolding, units: string, cost: string | null): void {
  holding.opening = unitCount(holding.opening ?? '0')
    .plus(unitCount(units))
    .toFixed();
  holding.closing = holding.opening;
  holding.cost = holding.cost === null || cost === null ? null : decimal(holding.cost).plus(cost).toFixed(2);
}
