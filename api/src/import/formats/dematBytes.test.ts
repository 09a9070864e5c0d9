import fc from 'fast-check';
import { CDSL, NSDL } from '../../testing/dematText.ts';
import { isIsin } from './isin.ts';
import { readText } from './readFormats.ts';

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
