import type { CallName } from '../calls.ts';
import { goldConfirms } from './goldConfirms.ts';
import type { CallBody } from '../types.ts';
import { requestText, type Asked } from './requestText.ts';

/** Calls whose consent covers all their terms. */
const CONSENTED: readonly CallName[] = [
  'createRedemption',
  'createSwitch',
  'createSystematic',
  'startHarvest',
];

/**
 * What the OTP of a request confirms, to be sent as `confirms` when the code is requested; the API derives it again
 * from the request. A sale, a switch, a harvest and a new plan: the hash of the consent, which covers their terms. Gold: the
 * locked price and the quantity. All others: the request itself. A cart is confirmed by its `confirms`, as the API
 * returned it.
 */
export function confirmsOf(call: CallName, asked: Asked): string {
  if (call === 'createGoldOrder') return goldConfirms(asked.body as CallBody<'createGoldOrder'>);
  if (CONSENTED.includes(call)) return (asked.body as { consent_hash: string }).consent_hash;
  return requestText(call, asked);
}
