import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDetailedCas } from './detailedCas.ts';

const FOLDER = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'cas');
const file = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

interface Expected {
  schemes: (Record<string, string | number | null> & {
    isin?: string;
    transactions: number;
    close: number;
  })[];
}

(existsSync(FOLDER) ? describe : describe.skip)('statements of registrars', () => {
  test('P6 · a real statement of CAMS and KFintech is read with every folio and balance', () => {
    const statement = readDetailedCas(file('cams_kfin_detailed_2021_anonymised.txt'));
    const expected = JSON.parse(file('cams_kfin_detailed_2021_expected.json')) as Expected & {
      period: string[];
    };
    expect([statement.from, statement.to]).toEqual(expected.period);
    expect(statement.unread).toEqual([]);
    expect(
      statement.holdings.map(({ folio, pan, rtaCode, registrar, opening, closing, nav, rows, faults }) => ({
        ...{ folio, pan, rta_code: rtaCode, rta: registrar },
        ...{ open: Number(opening), close: Number(closing), nav: Number(nav), transactions: rows.length },
        faults,
      })),
    ).toEqual(
      expected.schemes.map(({ folio, pan, rta_code, rta, open, close, nav, transactions }) => ({
        ...{ folio, pan, rta_code, rta, open, close, nav, transactions },
        faults: [],
      })),
    );
    const sips = statement.holdings[1]!.rows;
    expect(
      sips.map(({ on, kind, amount, stampDuty, fault }) => [on, kind, amount, stampDuty, fault]),
    ).toEqual(
      ['2021-04-27', '2021-05-27', '2021-06-25', '2021-07-27', '2021-08-26', '2021-09-28'].map((on) => [
        ...[on, 'sip', '10000.50', '0.5', null],
      ]),
    );
    expect(statement.holdings[5]!.name).toBe(
      'Kotak Credit Risk Fund - Growth (Regular Plan) (Erstwhile Kotak Income Opp.)',
    );
  });

  const cases = existsSync(FOLDER)
    ? (
        JSON.parse(file('cas_variants_synthetic.json')) as {
          cases: { id: string; text: string; expected: Expected }[];
        }
      ).cases
    : [];
  test.each(cases.map((one) => [one.id, one] as const))(
    'P6 · the layout %s is read',
    (_id, { text, expected }) => {
      const statement = readDetailedCas(text);
      expect(statement.unread).toEqual([]);
      expect(statement.holdings.map(({ faults }) => faults)).toEqual(expected.schemes.map(() => []));
      for (const [index, scheme] of expected.schemes.entries()) {
        const found = statement.holdings[index]!;
        expect(found.isin).toBe(scheme.isin);
        expect(found.rows).toHaveLength(scheme.transactions);
        expect(Number(found.closing)).toBe(scheme.close);
        expect(found.rows.map(({ fault }) => fault)).toEqual(found.rows.map(() => null));
        if ('name' in scheme) expect([found.name, found.folio]).toEqual([scheme.name, scheme.folio]);
        if ('first_amount' in scheme) expect(Number(found.rows[0]!.amount)).toBe(scheme.first_amount);
        const sold = found.rows.find(({ kind }) => kind === 'redemption');
        if ('redemption_units' in scheme)
          expect([sold!.units, sold!.amount].map(Number)).toEqual([
            scheme.redemption_units,
            scheme.redemption_amount,
          ]);
        const bonus = found.rows.find(({ kind }) => kind === 'bonus');
        if ('bonus_units' in scheme) expect(Number(bonus!.units)).toBe(scheme.bonus_units);
      }
    },
  );
});
