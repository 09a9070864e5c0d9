import type { CallBody, MandateTerms, MandateType } from '@sanchay/contracts';
import { addMonthsClamped } from '@sanchay/finance';

/** The user's answers about a new mandate. `limit` in rupees, null while the field is empty; `until` is ISO. */
export interface MandateAnswers {
  type: MandateType;
  bankId: string;
  limit: number | null;
  until: string;
}

const FIRST_LIMIT = 25_000;
const FIRST_YEARS = 10;

/** Answers to start from: the quickest way, the default account, ten years. */
export function firstMandate(terms: MandateTerms): MandateAnswers {
  return {
    type: 'xsip',
    bankId: terms.banks[0]!.id,
    limit: FIRST_LIMIT,
    until: addMonthsClamped(terms.first_day, FIRST_YEARS * 12),
  };
}

/** The answers as they are sent; an empty limit counts as nothing, which the server refuses in words. */
export function mandateBody({ type, bankId, limit, until }: MandateAnswers): CallBody<'createMandate'> {
  return { type, bank_id: bankId, limit: limit ?? 0, until };
}
