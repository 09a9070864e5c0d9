import fc from 'fast-check';
import vectors from '../fixtures/vectors.json';
import {
  gainsByHead,
  publishedRules,
  rupees,
  sumRupees,
  saleOf,
  unitsDown,
  type LoadedLot,
  type SaleTerms,
} from '../index.ts';

const YEAR = '1% if redeemed within 1 year; nil after that';
const lot = (boughtOn: string, units: string, cost: string, exitLoad: string | null = null): LoadedLot => ({
  ...{ id: boughtOn, boughtOn, units, cost, exitLoad },
});
const saleNow = (lots: readonly LoadedLot[], terms: SaleTerms) => saleOf(lots, terms, publishedRules);

describe('I5 · what a sale brings', () => {
  it('I5 · each lot carries the load that was in force when it was bought', () => {
    const sale = saleNow(
      [
        lot('2025-11-20', '100', '900.00', YEAR),
        lot('2025-11-21', '100', '900.00', '2% if redeemed within 6 months'),
      ],
      {
        ...{ nav: '10', soldOn: '2026-11-20', tax: { kind: 'specified', listed: false } },
      },
    );
    expect(sale).toMatchObject({
      gross: '2000.00',
      exitLoad: '10.00',
      stt: '0.00',
      sttRuleId: null,
      net: '1990.00',
    });
    expect(sale.lots.map(({ loadPct, exitLoad, gain }) => [loadPct, exitLoad, gain])).toEqual([
      [1, '10.00', '90.00'],
      [0, '0.00', '100.00'],
    ]);
  });

  it('I5 · STT is taken from equity funds only, is shown with its rule, and is no cost for tax', () => {
    const sale = saleNow([lot('2024-01-01', '1000', '50000.00')], {
      nav: '100',
      soldOn: '2026-11-20',
      tax: { kind: 'equity', listed: false },
    });
    expect(sale).toMatchObject({
      gross: '100000.00',
      stt: '1.00',
      sttRuleId: 'stt-units-2013',
      net: '99999.00',
    });
    expect(sale.lots[0]).toMatchObject({
      gain: '50000.00',
      head: 'equity_long',
      ratePct: 12.5,
      ruleId: 'equity-rates-2024',
    });
  });

  it('I5 · units older than February 2018 take their value of that day as cost', () => {
    const sell = (navOf2018: string | null) =>
      saleNow([lot('2017-01-01', '1', '10.00')], {
        nav: '22',
        soldOn: '2026-11-20',
        tax: { kind: 'equity', listed: false },
        navOf2018,
      }).lots[0]!.gain;
    expect([sell('15'), sell(null)]).toEqual(['7.00', '12.00']);
  });

  it('I5 · the published exit-load example holds', () => {
    const { inputs, expected } = vectors.find(({ calculator }) => calculator === 'exit-load')! as unknown as {
      inputs: { lots: { units: number; load_pct: number }[]; nav: number };
      expected: { load: number; net: number };
    };
    const sale = saleNow(
      inputs.lots.map(({ units, load_pct }) =>
        lot('2026-01-01', String(units), '1.00', `${load_pct}% if redeemed within 1 year`),
      ),
      { nav: String(inputs.nav), soldOn: '2026-02-01', tax: { kind: 'specified', listed: false } },
    );
    expect([Number(sale.exitLoad), Number(sale.net)]).toEqual([expected.load, expected.net]);
  });

  it('I5 · gross is net with load and STT, and lots add up to it, to the paisa', () => {
    const lots = fc.array(
      fc.record({
        units: fc.integer({ min: 1, max: 9_999_999 }),
        cost: fc.integer({ min: 1, max: 9_999_999 }),
        fresh: fc.boolean(),
      }),
      { minLength: 1, maxLength: 7 },
    );
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 99_999_999 }), (parts, price) => {
        const sale = saleNow(
          parts.map(({ units, cost, fresh }) =>
            lot(
              fresh ? '2026-10-01' : '2020-10-01',
              (units / 1000).toFixed(3),
              (cost / 100).toFixed(2),
              YEAR,
            ),
          ),
          { nav: (price / 10_000).toFixed(4), soldOn: '2026-11-20', tax: { kind: 'equity', listed: false } },
        );
        const sum = (values: string[]) => sumRupees(values).toFixed(2);
        expect(sum([sale.net, sale.exitLoad, sale.stt])).toBe(sale.gross);
        expect(sum(sale.lots.map(({ proceeds }) => proceeds))).toBe(sale.gross);
        expect(sum(sale.lots.map(({ exitLoad }) => exitLoad))).toBe(sale.exitLoad);
        expect(rupees(sale.net).gte(0)).toBe(true);
      }),
    );
  });

  it('I5 · gains are reported by head: losses count within theirs, the exemption stands beside long-term equity', () => {
    const sale = saleNow(
      [
        lot('2020-01-01', '10', '100.00'),
        lot('2021-01-01', '10', '350.00'),
        lot('2026-06-01', '10', '150.00'),
      ],
      { nav: '20', soldOn: '2026-11-20', tax: { kind: 'equity', listed: false } },
    );
    expect(gainsByHead(sale.lots, '2026-11-20', publishedRules)).toEqual([
      {
        head: 'equity_long',
        gain: '-50.00',
        ratePct: 12.5,
        exemption: 125_000,
        ruleIds: ['equity-rates-2024', 'equity-exemption-2024'],
      },
      { head: 'equity_short', gain: '50.00', ratePct: 20, exemption: null, ruleIds: ['equity-rates-2024'] },
    ]);
  });

  it('I5 · units of a folio are never rounded up', () => {
    expect([unitsDown('1.2349', 3), unitsDown('1.2349', 4)]).toEqual(['1.234', '1.2349']);
  });
});
