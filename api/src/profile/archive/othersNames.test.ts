import { compareNames } from '@sanchay/finance';
import { maskOthersNames } from './othersNames.ts';

describe('names of other people in a copy of one’s own data', () => {
  const bank = (theirs: string) => ({
    ...{ holder_name: theirs, name_match: compareNames('Asha Kulkarni', theirs), ifsc: 'SHYD0000102' },
  });
  const record = (registry_name: string | null) => ({ name: 'Asha Kulkarni', registry_name });

  test('O1 · a stranger’s bank account and PAN show first letters only', () => {
    expect(maskOthersNames('bank_accounts', bank('SURESH KULKARNI'))).toMatchObject({
      ...{ holder_name: 'S••• KULKARNI', ifsc: 'SHYD0000102' },
      name_match: { theirs: 'S••• KULKARNI', only_theirs: ['S•••'] },
    });
    expect(maskOthersNames('kyc_records', record('SURESH KULKARNI'))).toMatchObject({
      registry_name: 'S••• KULKARNI',
    });
  });

  test('O1 · one’s own name stays, and so do rows without a name', () => {
    const own = bank('ASHA KULKARNI');
    expect(maskOthersNames('bank_accounts', own)).toEqual(own);
    expect(maskOthersNames('kyc_records', record('ASHA KULKARNI'))).toEqual(record('ASHA KULKARNI'));
    for (const [table, row] of [
      ['bank_accounts', { holder_name: null, name_match: null }],
      ['kyc_records', record(null)],
      ['orders', { name: 'Asha' }],
    ] as const)
      expect(maskOthersNames(table, row)).toEqual(row);
  });
});
