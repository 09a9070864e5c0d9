import { casText } from '../../testing/casText.ts';
import { readDetailedCas } from './detailedCas.ts';
import { statementIn, statementText } from './statementText.ts';

const line = {
  on: '2025-05-02',
  what: 'Purchase\u2028"1"',
  amount: '5,000.00',
  units: '100.000',
  nav: '50.0000',
};
const scheme = {
  folio: '777001 / 0',
  pan: 'AAAPE1111A',
  name: 'Zed Fund\\n - Growth',
  isin: null,
  lines: [line],
};
const statement = readDetailedCas(
  casText([scheme, { ...scheme, folio: '777002 / 0' }], { from: '2025-04-01', to: '2026-03-31' }),
);

describe('a statement as text', () => {
  test('P6 · a statement and one without holdings are read as they were written', async () => {
    for (const one of [statement, { ...statement, holdings: [] }])
      expect(await statementIn(await statementText(one))).toEqual(one);
  });

  test('P6 · a preview of a release that wrote one line is read', async () => {
    expect(await statementIn(JSON.stringify(statement))).toEqual(statement);
  });
});
