import type { ImportFolio } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';

type Place = Pick<ImportFolio, 'asset' | 'folio_no'>;

/** Before the name that the user gave to the demat account of a file without account number. */
const NAMED_ACCOUNT = /^DEMAT (?=.)/;

/** The place of shares that a file without account number lists. */
const ANY_ACCOUNT = 'DEMAT';

/** The place of a holding: folio, demat account, PRAN or member ID. */
export function folioText(t: Translate, { asset, folio_no }: Place): string {
  const folio = folio_no.replace(NAMED_ACCOUNT, '');
  if (folio === ANY_ACCOUNT) return t('import.place.anyDemat');
  if (asset === 'nps') return t('import.place.nps', { folio });
  if (asset === 'epf' || asset === 'eps') return t('import.place.epf', { folio });
  if (asset === 'stock' || folio !== folio_no) return t('import.place.demat', { folio });
  return t('import.folio', { folio });
}

/** Units of a holding; those of a provident fund are rupees. */
export function unitsText(format: Formats, { asset }: Pick<Place, 'asset'>, units: number): string {
  return asset === 'epf' || asset === 'eps' ? format.rupees(units) : format.units(units, 3);
}

/** The heading of a column of units; provident funds alone have a balance. */
export function unitsHead(t: Translate, places: readonly Pick<Place, 'asset'>[]): string {
  const allFunds = places.length > 0 && places.every(({ asset }) => asset === 'epf' || asset === 'eps');
  return t(allFunds ? 'import.column.balance' : 'import.column.units');
}
