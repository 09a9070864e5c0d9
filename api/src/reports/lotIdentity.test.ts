import fc from 'fast-check';
import { addDays, publishedRules, rupees, sumRupees, toWire } from '@sanchay/finance';
import { salesOfFolio } from '../import/importedSales.ts';
import type { FolioRow } from '../imported/facts.ts';
import type { StoredFolio } from '../imported/folioStore.ts';
import { assessFolio } from '../imported/index.ts';
import { withCharges, type StoredSale } from '../stock-orders/settlement/soldShares.ts';
import { gainLotView } from './gainLotView.ts';
import { importedSale, shareSale, type SaleRow } from './sales.ts';
import { taxedLot, type SaleFacts } from './taxedLots.ts';

/** Runs of the properties, enough to meet splits of lots and rounding of parts in every run. */
const RUNS = { numRuns: 300 };
const ALWAYS = { from: '1900-01-01', to: '2999-12-31' };
/** Reports start with FY 2017-18. */
const REPORTED = { ...ALWAYS, from: '2017-04-01' };
const paise = fc.integer({ min: 10_000, max: 500_000_000 }).map((amount) => (amount / 100).toFixed(2));
const duty = fc.integer({ min: 0, max: 9_999 }).map((amount) => (amount / 100).toFixed(2));

const fund: SaleFacts['fund'] = { name: 'Zed Equity', isin: 'INF000A01012' };
/** How a sale can be taxed, with and without a value of 31 January 2018. */
const facts = (of: SaleFacts['fund']): fc.Arbitrary<SaleFacts> =>
  fc.record({
    fund: fc.constant(of),
    tax: fc
      .constantFrom('equity' as const, 'other' as const, 'unknown' as const)
      .map((kind) => ({ kind: of ? kind : ('equity' as const), listed: true })),
    fairValue: fc.option(paise),
    fairValueEntered: fc.boolean(),
    faceValueChanges: fc.constantFrom([], ['2018-05-02']),
  });

/** Purchases and sales of a folio over the dates of all rules, never more sold than there is. */
const folioOf = (asset: 'mutual_fund' | 'stock'): fc.Arbitrary<StoredFolio> =>
  fc
    .array(
      fc.record({
        buys: fc.boolean(),
        /** Of what is there for a sale; 1 sells all. */
        part: fc.constantFrom(0.1, 1 / 3, 0.5, 0.99999, 1),
        units: fc.integer({ min: 10, max: 5_000_000 }),
        after: fc.integer({ min: 0, max: 400 }),
        ...{ amount: paise, duty, stt: duty },
      }),
      { minLength: 2, maxLength: 14 },
    )
    .map((steps) => {
      let day = '2012-01-02';
      let held = 0;
      const rows: FolioRow[] = [];
      for (const [nth, step] of steps.entries()) {
        day = addDays(day, step.after);
        const scale = asset === 'stock' ? 10_000 : 1;
        const bought = Math.ceil(step.units / scale) * scale;
        const sold = Math.floor((held * step.part) / scale) * scale;
        const units = step.buys ? bought : -sold;
        // Registrars book no fewer units than these.
        if (Math.abs(units) < 10) continue;
        held += units;
        rows.push({
          ...{ row_key: `row-${nth}`, date: day, nth, description: '', nav: null, tds: null, exact: null },
          kind: step.buys ? 'purchase' : 'redemption',
          amount: step.buys ? step.amount : `-${step.amount}`,
          units: (units / 10_000).toFixed(4),
          stamp_duty: step.buys ? step.duty : '0.00',
          stt: step.buys ? '0.00' : step.stt,
        });
      }
      const balance = {
        ...{ covers_from: '2000-01-01', covers_to: day, opening: '0', closing: (held / 10_000).toFixed(4) },
        ...{ nav: null, valued_on: null, cost: null, faults: [] },
      };
      return {
        ...{ id: 'f', folio_key: 'f', scheme_key: 's', folio_no: '1', name: 'Zed', house: null },
        ...{ asset, code: 'ZED', isin: 'INE000A01012', balances: [balance], rows },
      };
    });

/** Every lot of a report, as it is sent: gain and the cost for tax are what the sale left after load and charges. */
function expectLotsBalance(sales: readonly SaleRow[], known: SaleFacts): void {
  const lots = sales.map((row) => taxedLot(row, known, publishedRules)).map(gainLotView);
  for (const [at, lot] of lots.entries()) {
    const left = sumRupees([lot.proceeds, -lot.exit_load, -lot.charges]);
    expect(sumRupees([lot.gain, lot.tax_cost]).toFixed(2)).toBe(left.toFixed(2));
    // Duty is part of what was paid, never deducted twice; only an old or indexed lot has another cost.
    expect(rupees(sales[at]!.stamp_duty).lte(rupees(sales[at]!.cost))).toBe(true);
    if (lot.cost_basis === null) expect(lot.tax_cost).toBe(lot.cost);
  }
  const sum = (key: 'gain' | 'tax_cost' | 'proceeds' | 'exit_load' | 'charges') =>
    sumRupees(lots.map((lot) => lot[key]));
  expect(sum('gain').plus(sum('tax_cost')).toFixed(2)).toBe(
    sum('proceeds').minus(sum('exit_load')).minus(sum('charges')).toFixed(2),
  );
}

describe.each(['mutual_fund', 'stock'] as const)('lots of imported folios of kind %s', (asset) => {
  test('P4 · gain plus cost equals proceeds less load and charges, for every lot and in total', () => {
    fc.assert(
      fc.property(folioOf(asset), facts(asset === 'stock' ? null : fund), (folio, known) => {
        expectLotsBalance(salesOfFolio(folio, REPORTED).sales.map(importedSale), known);
      }),
      RUNS,
    );
  });

  test('P4 · what was paid, with stamp duty, is the cost of what was sold and of what is left; so are units, money and STT', () => {
    fc.assert(
      fc.property(folioOf(asset), (folio) => {
        const { sales } = salesOfFolio(folio, ALWAYS);
        const { open } = assessFolio(folio);
        const bought = folio.rows.filter(({ kind }) => kind === 'purchase');
        const sold = folio.rows.filter(({ kind }) => kind === 'redemption');
        const paid = sumRupees(bought.flatMap((row) => [row.amount!, row.stamp_duty]));
        const costs = sumRupees([...sales, ...open].map(({ cost }) => cost!));
        expect(costs.toFixed(2)).toBe(paid.toFixed(2));
        expect(sumRupees(sales.map(({ proceeds }) => proceeds)).toFixed(2)).toBe(
          sumRupees(sold.map(({ amount }) => amount!))
            .neg()
            .toFixed(2),
        );
        expect(sumRupees(sales.map(({ stt }) => stt)).toFixed(2)).toBe(
          sumRupees(sold.map(({ stt }) => stt)).toFixed(2),
        );
      }),
      RUNS,
    );
  });

  test('P4 · a report over two periods has the lots of the two', () => {
    const day = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2012-01-02', days));
    fc.assert(
      fc.property(folioOf(asset), day, (folio, last) => {
        const both = [
          ...salesOfFolio(folio, { ...ALWAYS, to: last }).sales,
          ...salesOfFolio(folio, { ...ALWAYS, from: addDays(last, 1) }).sales,
        ];
        const withoutId = (rows: typeof both) => rows.map(({ lot_id: _id, ...row }) => row);
        expect(withoutId(both)).toEqual(withoutId(salesOfFolio(folio, ALWAYS).sales));
      }),
      RUNS,
    );
  });
});

/** One settled sale of shares that were bought here in several lots. */
const settledSale: fc.Arbitrary<StoredSale[]> = fc
  .record({
    price: fc.integer({ min: 100, max: 900_000 }),
    lots: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 400 }),
        cost: paise,
        more: fc.integer({ min: 0, max: 90 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    /** Charges of the sale as a share of its value. */
    charged: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ price, lots, charged }) => {
    const shares = lots.reduce((sum, { quantity }) => sum + quantity, 0);
    const value = price * shares;
    return lots.map(({ quantity, cost, more }, index) => ({
      ...{ lot_id: `lot-${index}`, sale_id: 'sale', isin: 'INE000A01012', name: 'Alpha', demat_no: '1' },
      ...{ bought_on: addDays('2025-01-02', index), sold_on: '2025-06-02', quantity, cost },
      proceeds: (Math.floor(price * quantity * (1 - charged / 10_000)) / 100).toFixed(2),
      ...{ stt: '1.00', sale_value: (value / 100).toFixed(2), sale_shares: shares, split_times: 1 },
      ...{ bought_value: cost, bought_shares: quantity + more, until: quantity },
    }));
  });

describe('lots of shares that were sold here', () => {
  test('P4 · gain plus cost equals proceeds less charges, and the lots of a sale add up to its value', () => {
    fc.assert(
      fc.property(settledSale, facts(null), (stored, known) => {
        const lots = withCharges(stored, publishedRules);
        expectLotsBalance(lots.map(shareSale), known);
        const value = sumRupees(lots.map(({ proceeds }) => proceeds));
        expect(value.toFixed(2)).toBe(stored[0]!.sale_value);
        const received = value.minus(sumRupees(lots.map(({ charges }) => charges)));
        expect(received.toFixed(2)).toBe(sumRupees(stored.map(({ proceeds }) => proceeds)).toFixed(2));
      }),
      RUNS,
    );
  });
});

test('P4 · the whole of units too few to count stays in the sale that takes the rest of a lot', () => {
  const row = {
    date: '2024-01-02',
    description: '',
    nav: null,
    exact: null,
    stamp_duty: '0.00',
    stt: '0.00',
    tds: null,
  };
  const folio: StoredFolio = {
    ...{ id: 'f', folio_key: 'f', scheme_key: 's', folio_no: '1', name: 'Zed', house: null },
    ...{ asset: 'mutual_fund', code: 'ZED', isin: null },
    balances: [
      {
        ...{ covers_from: '2000-01-01', covers_to: '2025-01-02', opening: '0', closing: '0' },
        ...{ nav: null, valued_on: null, cost: null, faults: [] },
      },
    ],
    rows: [
      { ...row, row_key: 'a', nth: 0, kind: 'purchase', amount: '4000000.00', units: '1.0000' },
      { ...row, row_key: 'b', nth: 1, kind: 'redemption', amount: '-4000000.00', units: '-0.9996' },
    ],
  };
  expect(salesOfFolio(folio, ALWAYS).sales.map(({ cost }) => toWire(cost, 2))).toEqual([4_000_000]);
});
