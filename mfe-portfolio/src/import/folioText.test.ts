import type { ImportFolio } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { folioText, heldName, holdingsTitle, unitsHead } from './folioText.ts';

const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate;

test.each<[ImportFolio['asset'], string, string]>([
  ['mutual_fund', '1234/56', 'import.folio 1234/56'],
  ['stock', '1201090000000001', 'import.place.demat 1201090000000001'],
  ['stock', 'DEMAT', 'import.place.anyDemat'],
  ['mutual_fund', 'DEMAT', 'import.place.anyDemat'],
  ['mutual_fund', 'DEMAT Zerodha', 'import.place.demat Zerodha'],
  ['mutual_fund', '1201090000000001', 'import.place.demat 1201090000000001'],
  ['mutual_fund', 'IN30021412345678', 'import.place.demat IN30021412345678'],
  ['nps', '110012345678', 'import.place.nps 110012345678'],
  ['eps', 'MH/1/2', 'import.place.epf MH/1/2'],
])('P6 · the place of %s in %s is %s', (asset, folio_no, place) => {
  expect(folioText(t, { asset, folio_no })).toBe(place);
});

test('P6 · on a phone a member ID is shown by its end, which differs from those of other accounts', () => {
  const place = (folio_no: string) => folioText(t, { asset: 'epf', folio_no }, { brief: true });
  expect(place('BGBNG00000000000012345')).toBe('import.place.epf …00012345');
  expect(place('MH/1/2')).toBe('import.place.epf MH/1/2');
});

test('P6 · provident funds alone have a balance instead of units', () => {
  expect(unitsHead(t, [{ asset: 'epf' }, { asset: 'eps' }])).toBe('import.column.balance');
  expect(unitsHead(t, [{ asset: 'epf' }, { asset: 'nps' }])).toBe('import.column.units');
  expect(unitsHead(t, [])).toBe('import.column.units');
  expect(unitsHead(t, [{ asset: 'stock' }])).toBe('import.column.quantity');
  expect(unitsHead(t, [{ asset: 'stock' }, { asset: 'mutual_fund' }])).toBe('import.column.units');
});

test('P6 · a file counts companies, schemes of NPS, accounts of a provident fund, or folios', () => {
  const place = (asset: ImportFolio['asset'], folio_no = '1') => ({ asset, folio_no });
  expect(holdingsTitle(t, [place('stock')])).toBe('import.shares 1');
  expect(holdingsTitle(t, [place('nps'), place('nps')])).toBe('import.npsSchemes 2');
  expect(holdingsTitle(t, [place('epf'), place('epf'), place('eps')])).toBe('import.epfAccounts 1');
  expect(holdingsTitle(t, [place('epf'), place('epf', '2')])).toBe('import.epfAccounts 2');
  expect(holdingsTitle(t, [place('stock'), place('nps')])).toBe('import.folios 2');
  expect(holdingsTitle(t, [])).toBe('import.folios 0');
});

test('P6 · shares of a provident fund are named in the language of the page, funds by their scheme', () => {
  expect(heldName(t, { asset: 'eps', name: 'EPS pension share', scheme: null })).toBe('import.share.pension');
  const scheme = { name: 'Zed Equity Fund - Regular Plan - Growth' };
  expect(heldName(t, { asset: 'mutual_fund', name: 'As printed', scheme })).toBe('Zed Equity · Regular');
  expect(heldName(t, { asset: 'stock', name: 'LIC MF Growth Fund', scheme: null })).toBe(
    'LIC MF Growth Fund',
  );
});
