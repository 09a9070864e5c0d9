import { udaan } from '../testing/samples.ts';
import { topRows, type LargeAsset } from './topRows.ts';

const deposit: LargeAsset = {
  ...{ source: 'sanchay', asset: 'fixed_deposit', id: 'd-1', name: 'Sarvam Bank' },
  ...{ value: 900_000, invested: 899_000, gain: 1_000, absolute_percentage: 0.11 },
  ...{ xirr_percentage: null, xirr_problem: 'too_recent' },
};
const share: LargeAsset = {
  ...{ source: 'sanchay', asset: 'stock', id: 'sarvam', name: 'Sarvam' },
  ...{ value: 1_000, invested: 900, gain: 100, absolute_percentage: 11.11, xirr_percentage: 8 },
};

describe('the largest holdings of the dashboard', () => {
  test('P1 · are of every class, and young ones have the absolute return (issue 17)', () => {
    const rows = topRows([udaan], [share, deposit], 5);
    expect(rows.map(({ value }) => value)).toEqual([900_000, udaan.current_value, 1_000]);
    expect(rows[0]!.returns).toMatchObject({ return_basis: 'absolute', absolute_percentage: 0.11 });
    expect(rows[2]!.returns).toMatchObject({ return_basis: 'xirr', xirr_percentage: 8, xirr_problem: null });
    expect(topRows([udaan], [share, deposit], 2)).toHaveLength(2);
  });
});
