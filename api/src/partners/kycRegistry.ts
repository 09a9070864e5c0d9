import type { KraStatus, KycRejectionReason } from '@sanchay/contracts';
import { Type as T } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

/** The registry's record of a user. */
export interface Enquiry {
  status: Exclude<KraStatus, 'not_checked'>;
  /** Name under which the registry, or else the tax department, has the PAN. */
  name: string;
  dateOfBirthMatches: boolean;
  /** Which registry has the record; null while none does. */
  source: string | null;
  mode: string | null;
  ipvFlag: 'Y' | 'N' | 'E' | null;
}

export interface Applicant {
  pan: string;
  name: string;
  /** ISO day. */
  dateOfBirth: string;
}

export type ApplicationStatus = 'under_process' | 'verified' | 'rejected';

export interface ApplicationState {
  status: ApplicationStatus;
  reason: KycRejectionReason | null;
}

/** Codes of the registries and what they mean. Source: their published status lists. */
const STATUS_OF_CODE: Record<string, Enquiry['status']> = {
  '01': 'under_process',
  '02': 'registered',
  '03': 'on_hold',
  '04': 'rejected',
  '05': 'not_found',
  '07': 'validated',
};
const APPLICATION_OF_CODE: Record<string, ApplicationStatus> = {
  '01': 'under_process',
  '04': 'rejected',
  '07': 'verified',
};
const REASON_OF_CODE: Record<string, KycRejectionReason> = {
  R01: 'pan_unreadable',
  R02: 'photo_unclear',
  R03: 'signature_missing',
  R04: 'address_unreadable',
  R05: 'name_differs',
  R06: 'birth_date_differs',
};

const code = (codes: object) => T.Unsafe<string>({ type: 'string', enum: Object.keys(codes) });
const yesNo = T.Unsafe<'Y' | 'N'>({ type: 'string', enum: ['Y', 'N'] });
const orNull = T.Union([T.String({ maxLength: 40 }), T.Null()]);

const enquire = askPartner(
  'kyc',
  T.Object({
    APP_STATUS: code(STATUS_OF_CODE),
    APP_NAME: T.String({ minLength: 1, maxLength: 200 }),
    APP_DOB_MATCH: yesNo,
    KRA: orNull,
    APP_KYC_MODE: orNull,
    APP_IPV_FLAG: T.Union([T.Unsafe<'Y' | 'N' | 'E'>({ type: 'string', enum: ['Y', 'N', 'E'] }), T.Null()]),
  }),
);
const apply = askPartner('kyc', T.Object({ ref: T.String({ pattern: '^[\\w-]{8,64}$' }) }));

/** State of an application as the registry reports it, in responses and in webhooks. */
export const RegistryApplication = T.Object({
  status: code(APPLICATION_OF_CODE),
  reason: T.Union([T.String({ maxLength: 20 }), T.Null()]),
});
const state = askPartner('kyc', RegistryApplication);

/** The registry's words for an application in ours; a reason that we do not know is `other`. */
export function applicationState({
  status,
  reason,
}: {
  status: string;
  reason: string | null;
}): ApplicationState {
  const known = APPLICATION_OF_CODE[status]!;
  return { status: known, reason: known === 'rejected' ? (REASON_OF_CODE[reason ?? ''] ?? 'other') : null };
}

/** Queries the registry about a user. @throws GatewayUnreachableError */
export async function enquireKyc(ctx: Context, { pan, name, dateOfBirth }: Applicant): Promise<Enquiry> {
  const response = await enquire(ctx, '/kra/enquiries', { pan, name, dob: dateOfBirth });
  return {
    status: STATUS_OF_CODE[response.APP_STATUS]!,
    name: response.APP_NAME,
    dateOfBirthMatches: response.APP_DOB_MATCH === 'Y',
    source: response.KRA,
    mode: response.APP_KYC_MODE,
    ipvFlag: response.APP_IPV_FLAG,
  };
}

/**
 * Hands a signed form in; handing it in twice with one id is one application.
 * @returns the registry's name of it. @throws GatewayUnreachableError
 */
export async function applyForKyc(
  ctx: Context,
  application: Applicant & { id: string; attempt: number; documents: string[] },
): Promise<string> {
  const { id, attempt, pan, name, dateOfBirth, documents } = application;
  const { ref } = await apply(ctx, '/kra/applications', {
    id,
    attempt,
    pan,
    name,
    dob: dateOfBirth,
    documents,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/kyc`,
  });
  return ref;
}

/** How an application stands. @throws GatewayUnreachableError */
export async function registryStateOf(ctx: Context, ref: string): Promise<ApplicationState> {
  return applicationState(await state(ctx, `/kra/applications/${ref}`));
}
