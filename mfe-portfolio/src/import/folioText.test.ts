import type { ImportFolio } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { folioText, unitsHead } from './folioText.ts';

const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate;

test.each<[ImportFolio['asset'], string, string]>([
  ['mutual_fund', '1234/56', 'import.folio 1234/56'],
  ['stock', '1201090000000001', 'import.place.demat 1201090000000001'],
  ['stock', 'DEMAT', 'import.place.anyDemat'],
  ['mutual_fund', 'DEMAT', 'import.place.anyDemat'],
  ['mutual_fund', 'DEMAT Zerodha', 'import.place.demat Zerodha'],
  ['nps', '110012345678', 'import.place.nps 110012345678'],
  ['eps', 'MH/1/2', 'import.place.epf MH/1/2'],
])('P6 · the place of %s in %s is %s', (asset, folio_no, place) => {
  expect(folioText(t, { asset, folio_no })).toBe(place);
});

test('P6 · provident funds alone have a balance instead of units', () => {
  expect(unitsHead(t, [{ asset: 'epf' }, { asset: 'eps' }])).toBe('import.column.balance');
  expect(unitsHead(t, [{ asset: 'epf' }, { asset: 'nps' }])).toBe('import.column.units');
  expect(unitsHead(t, [])).toBe('import.column.units');
});
