import { KYC_FORM_STATUS as FORM, type KycFormStatus } from '@sanchay/contracts';

/** What moves a KYC form. */
export type FormEvent =
  /** The user begins, or begins again after a rejection. */
  | 'start'
  /** The registry has the holder after all, so no form is needed. */
  | 'drop'
  | 'submit'
  | 'sign'
  /** The provider took a signature back. */
  | 'unsign'
  /** Our own staff sent it back. */
  | 'send_back'
  | 'deliver'
  | 'verify'
  | 'reject';

const MOVES: Record<FormEvent, Partial<Record<KycFormStatus, KycFormStatus>>> = {
  start: {
    [FORM.NOT_STARTED]: FORM.FILLING,
    [FORM.REJECTED_BY_PROVIDER]: FORM.FILLING,
    [FORM.REJECTED_BY_KRA]: FORM.FILLING,
  },
  drop: {
    [FORM.FILLING]: FORM.NOT_STARTED,
    [FORM.REJECTED_BY_PROVIDER]: FORM.NOT_STARTED,
    [FORM.REJECTED_BY_KRA]: FORM.NOT_STARTED,
  },
  submit: { [FORM.FILLING]: FORM.SUBMITTED },
  sign: { [FORM.SUBMITTED]: FORM.UPLOADING },
  unsign: { [FORM.UPLOADING]: FORM.SUBMITTED },
  send_back: { [FORM.UPLOADING]: FORM.REJECTED_BY_PROVIDER },
  deliver: { [FORM.UPLOADING]: FORM.UPLOADED },
  // A webhook of the registry may overtake the response that acknowledges the form.
  verify: { [FORM.UPLOADING]: FORM.VERIFIED, [FORM.UPLOADED]: FORM.VERIFIED },
  reject: { [FORM.UPLOADING]: FORM.REJECTED_BY_KRA, [FORM.UPLOADED]: FORM.REJECTED_BY_KRA },
};

/** The status after an event, or null where the event changes nothing: it came twice, late, or out of turn. */
export function moveForm(status: KycFormStatus, event: FormEvent): KycFormStatus | null {
  return MOVES[event][status] ?? null;
}
