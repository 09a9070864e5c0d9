import type { BookedHolding } from '@sanchay/contracts';

/** Stands for a new folio among the choices. */
export const NEW_FOLIO = 'new';

export interface FolioChoice {
  folioNo: string;
  /** It holds units of the fund itself, so that the smaller minimum counts. */
  holdsFund: boolean;
}

/** Room for codes in the path of `schemeDetails`. */
const LONGEST_PATH = 600;

/** Codes of the held funds for one `schemeDetails` call: as many as its path takes. */
export function heldCodes(holdings: readonly BookedHolding[]): string {
  let codes = '';
  for (const { fundInfo } of holdings) {
    const longer = codes === '' ? fundInfo.code : `${codes}|${fundInfo.code}`;
    if (longer.length > LONGEST_PATH) break;
    codes = longer;
  }
  return codes;
}

/** The folio that an order goes to: the chosen one while it is among the choices, else the first; null for a new one. */
export function folioOf(chosen: string | null, choices: readonly FolioChoice[]): FolioChoice | null {
  if (chosen === NEW_FOLIO) return null;
  return choices.find(({ folioNo }) => folioNo === chosen) ?? choices[0] ?? null;
}
