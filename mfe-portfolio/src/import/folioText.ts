import { fundTitle, type ImportFolio } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { retirementName } from '../read/retirementName.ts';

type Place = Pick<ImportFolio, 'asset' | 'folio_no'>;

/** Before the name that the user gave to the demat account of a file without account number. */
const NAMED_ACCOUNT = /^DEMAT (?=.)/;

/** The place of shares that a file without account number lists. */
const ANY_ACCOUNT = 'DEMAT';

/** The number of a demat account at CDSL or NSDL. */
const DEMAT_NUMBER = /^(?:\d{16}|IN\d{14})$/;

/** The short name of what is held. */
export function heldName(
  t: Translate,
  { asset, scheme, name }: Pick<ImportFolio, 'asset' | 'name'> & Named,
): string {
  if (asset === 'stock') return name;
  return retirementName(t, { asset, name }) ?? fundTitle(scheme?.name ?? name);
}

interface Named {
  scheme: { name: string } | null;
}

/** Last characters of a member ID, which begins with the same zeros as others. */
const TAIL = 8;

/**
 * The place of a holding: folio, demat account, PRAN or member ID.
 * @param brief leaves the beginning of what is longer than a line of a phone out.
 */
export function folioText(t: Translate, { asset, folio_no }: Place, { brief = false } = {}): string {
  const folio = folio_no.replace(NAMED_ACCOUNT, '');
  if (folio === ANY_ACCOUNT) return t('import.place.anyDemat');
  if (asset === 'nps') return t('import.place.nps', { folio });
  if (asset === 'epf' || asset === 'eps')
    return t('import.place.epf', {
      folio: brief && folio.length > TAIL ? `…${folio.slice(-TAIL)}` : folio,
    });
  if (asset === 'stock' || folio !== folio_no || DEMAT_NUMBER.test(folio))
    return t('import.place.demat', { folio });
  return t('import.folio', { folio });
}

/** Units of a holding, or how many shares; those of a provident fund are rupees. */
export function unitsText(format: Formats, { asset }: Pick<Place, 'asset'>, units: number): string {
  if (asset === 'epf' || asset === 'eps') return format.rupees(units);
  return asset === 'stock' && Number.isInteger(units)
    ? format.number(units, { decimals: 0 })
    : format.units(units, 3);
}

/** The heading of a column of units; provident funds alone have a balance, shares alone a quantity. */
export function unitsHead(t: Translate, places: readonly Pick<Place, 'asset'>[]): string {
  const allFunds = places.length > 0 && places.every(({ asset }) => asset === 'epf' || asset === 'eps');
  if (allShares(places)) return t('import.column.quantity');
  return t(allFunds ? 'import.column.balance' : 'import.column.units');
}

/** Whether a file has shares alone. */
export function allShares(places: readonly Pick<Place, 'asset'>[]): boolean {
  return places.length > 0 && places.every(({ asset }) => asset === 'stock');
}

/** How many holdings a file has: shares, schemes of NPS, or folios; a passbook is of one account. */
export function holdingsTitle(t: Translate, places: readonly Place[]): string {
  const count = places.length;
  const kinds = new Set(places.map(({ asset }) => (asset === 'eps' ? 'epf' : asset)));
  if (kinds.size === 1 && kinds.has('nps')) return t('import.npsSchemes', { count });
  if (kinds.size === 1 && kinds.has('epf'))
    return t('import.epfAccounts', { count: new Set(places.map(({ folio_no }) => folio_no)).size });
  return t(allShares(places) ? 'import.shares' : 'import.folios', { count });
}
