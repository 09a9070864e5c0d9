import type { CallBody } from '@sanchay/contracts';
import type { SaleAnswers } from './saleAnswers.ts';
import { folioOf, type Sellable } from './useSellable.ts';

export type SaleAsk = CallBody<'previewRedemption'> & { to_code: string };

/** The request in the form that the calls expect. */
export function askOf(answers: SaleAnswers, sellable: Sellable): SaleAsk {
  const { by, value, bank, to } = answers;
  return {
    code: sellable.code,
    folio_no: folioOf(sellable, answers.folio).folio_no,
    by: by!,
    ...(by === 'amount' && { amount: value! }),
    ...(by === 'units' && { units: value! }),
    ...(bank !== null && to === null && { bank_id: bank }),
    ...(to !== null && { to_code: to }),
  } as SaleAsk;
}
