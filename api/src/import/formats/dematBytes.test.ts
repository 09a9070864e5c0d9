import fc from 'fast-check';
import { isIsin } from './isin.ts';
import { readText } from './readFormats.ts';

const NSDL = [
  'National Securities Depository Limited',
  'Statement for the period from 01-Mar-2026 to 31-Mar-2026',
  'NSDL Demat Account\t\tACCOUNT HOLDER',
  'ZED BROKING\t\tTEST INVESTOR (PAN:AAAPE1111A)',
  'DP ID: IN300000 Client ID: 10000001',
  'Equities (E)',
  'INE000A01012\t\tALPHA LIMITED\t\t1.00\t\t16\t\t90.00\t\t1,440.00',
  'Total\t\t1,440.00',
  'Mutual Fund Folios (F)',
  'INF000A01AB9\t\tZed Fund Direct Growth\t\t70000001\t\t120.000\t\t35.0000\t\t4,200.00\t\t40.0000\t\t4,800.00\t\t600.00\t\t12.50',
  'Total\t\t4,200.00\t\t4,800.00',
  'Summary of Transactions of',
  'DP ID: IN300000 Client ID: 10000001',
  'ISIN : INE000A01012 - ALPHA LIMITED',
  '05-Mar-2026\t\t81000000000001\t\tBy CM ZED SECURITIES\t\t10\t\t0\t\t6\t\t16',
].join('\n');
const CDSL = [
  'Central Depository Services (India) Limited',
  'FOR THE PERIOD FROM 01-04-2026 TO 30-04-2026',
  'TEST INVESTOR ( PAN :AAAPE1111A )',
  'DP Name : ZED BROKING LIMITED BO ID : 1122334455667788',
  'INE000A01012\t\tALPHA EQUITY\t\tPAYOUT-CR CM\t\t02-04-2026\t\t0.000\t\t10.000\t\t--\t\t10.000\t\t0',
  'INE000A01012\t\tALPHA EQUITY\t\t10.000\t\t--\t\t--\t\t--\t\t10.000\t\t125.000\t\t1,250.00',
  'Portfolio Value ` 1,250.00 as on 30-04-2026',
  'MUTUAL FUND UNITS HELD WITH MF/RTA',
  'Zed Fund - Direct - Growth\t\tINF000A01AB9\t\t10000001\t\t120.000\t\t40.0000\t\t4,200.00\t\t4,800.00\t\t600.00\t\t14.29',
  'Grand Total\t\t4,200.00\t\t4,800.00',
].join('\n');
const PARTS = { NSDL, CDSL };

const unitsOf = (text: string): [string | null, number][] | null =>
  readText(text)?.holdings.map(({ isin, closing }) => [isin, Number(closing)]) ?? null;
/** Whether units are the same to 0.001, as far as statements are exact. */
const isSame = (one: ReturnType<typeof unitsOf>, other: ReturnType<typeof unitsOf>): boolean =>
  one?.length === other?.length &&
  (one ?? []).every(([isin, units], at) => {
    const [also, same] = other![at]!;
    return isin === also && Math.abs(units - same) <= 0.001;
  });
const faultsOf = (text: string): string[] => {
  const read = readText(text);
  if (!read) return ['unknown'];
  const faults = read.holdings.flatMap(({ faults: own, rows }) => [
    ...own,
    ...rows.flatMap(({ fault }) => fault ?? []),
  ]);
  return [
    ...faults.filter((fault) => fault !== 'no_cost' && fault !== 'no_transactions'),
    ...read.unread.map(() => 'unread'),
  ];
};

/** A changed ISIN that has a correct check digit too names another security, which nothing else in a file contradicts. */
const isinsOf = (text: string): string =>
  [...text.matchAll(/IN[A-Z0-9]{10}/g)]
    .map(([isin]) => isin)
    .filter(isIsin)
    .join();

describe('bytes of depository statements', () => {
  test.each(Object.keys(PARTS) as (keyof typeof PARTS)[])(
    'P6 · the invented statement of %s has no fault',
    (name) => {
      expect([faultsOf(PARTS[name]), readText(PARTS[name])!.holdings.length]).toEqual([[], 2]);
    },
  );

  test.each(Object.keys(PARTS) as (keyof typeof PARTS)[])(
    'P6 · a changed byte of a statement of %s never changes units without a fault',
    (name) => {
      const text = PARTS[name];
      const known = unitsOf(text);
      const place = fc.integer({ min: 0, max: text.length - 1 });
      fc.assert(
        fc.property(place, fc.constantFrom(...'0123456789.,-()AZ '), (at, character) => {
          const changed = `${text.slice(0, at)}${character}${text.slice(at + 1)}`;
          const isOther = isinsOf(changed) !== isinsOf(text);
          expect(isOther || isSame(unitsOf(changed), known) || faultsOf(changed).length > 0).toBe(true);
        }),
        { numRuns: 500 },
      );
    },
  );
});
