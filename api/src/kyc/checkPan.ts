import { KYC_FORM_STATUS as FORM } from '@sanchay/contracts';
import { isPersonalPan, maskPan, panHolder, typedPan } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { applicantDetails, putApplicantDetails } from '../applicants/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import { enquireKyc, type Enquiry, GatewayUnreachableError } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { takeHolding } from './holding.ts';
import { countEnquiry } from './panLimit.ts';
import { takePan } from './panOwner.ts';
import { kycRefused, registryDown } from './problems.ts';
import { panStatusOf, type KycRow } from './record.ts';
import * as store from './store.ts';

/** The owner of the PAN: a holder of a portfolio. */
export interface Holder {
  investorId: string;
  portfolioId: string;
  position: number;
}

export interface Checked {
  pan: string;
  enquiry: Enquiry;
}

/** @returns the PAN in capitals. @throws Problem 422 `kyc_pan_format` or `kyc_pan_not_person` at the field `pan` */
export function personalPan(text: string): string {
  const pan = typedPan(text);
  if (panHolder(pan) === null) throw kycRefused('pan_format', 'pan');
  if (!isPersonalPan(pan)) throw kycRefused('pan_not_person', 'pan');
  return pan;
}

/**
 * Queries the registry about an applicant; nothing is stored yet, so that no transaction waits for another system.
 * @param address of the client, for the daily limit.
 * @throws Problem 422 `kyc_pan_…` at the field, `kyc_no_applicant`, 429 `kyc_pan_limit`, 503 `kyc_registry_down`
 */
export async function askRegistry(
  ctx: Context,
  holder: Holder,
  { pan: panText, address }: { pan?: string; address: string },
): Promise<Checked> {
  const applicant = await store.applicantAt(ctx.db, holder.portfolioId, holder.position);
  if (!applicant) throw kycRefused('no_applicant');
  const pan = personalPan(panText ?? (await enteredPan(ctx, ctx.db, holder)));
  await countEnquiry(ctx, { userId: holder.investorId, address }, pan);
  const about = `applicant:${holder.portfolioId}:${holder.position}`;
  const dateOfBirth = (await ctx.vault.open(about, applicant.birth_sealed)).toString();
  const enquiry = await enquireKyc(ctx, { pan, name: applicant.name, dateOfBirth }).catch(
    (error: unknown) => {
      throw error instanceof GatewayUnreachableError ? registryDown(error) : error;
    },
  );
  return { pan, enquiry };
}

/**
 * Writes the registry's response as the applicant's KYC record.
 * @returns the record's id. @throws Problem 422 `kyc_pan_same`, `kyc_pan_taken`, `kyc_pan_fixed` at the field `pan`
 */
export async function recordEnquiry(
  ctx: Context,
  { tx, audit }: WriteScope,
  holder: Holder,
  { pan, enquiry }: Checked,
): Promise<string> {
  await store.lockPortfolio(tx, holder.portfolioId);
  const applicant = await store.applicantAt(tx, holder.portfolioId, holder.position);
  if (!applicant) throw kycRefused('no_applicant');
  const before = (await store.recordsOf(tx, holder.portfolioId)).find(
    ({ position }) => position === holder.position,
  );
  const panIndex = ctx.vault.blindIndex('pan', pan);
  const samePan = before?.pan_index.equals(panIndex) ?? false;
  if (before && !samePan && isFixed(before)) throw kycRefused('pan_fixed', 'pan');
  const id = before?.id ?? randomUUID();
  const row = settled({
    id,
    investor_id: holder.investorId,
    portfolio_id: holder.portfolioId,
    position: holder.position,
    name: applicant.name,
    residence_status: applicant.residency,
    pan_sealed: await ctx.vault.seal(`kyc:${id}`, pan),
    pan_index: panIndex,
    pan_masked: maskPan(pan),
    ...registryFacts(enquiry),
    gold_provider_status: before?.gold_provider_status ?? null,
    pan_kyc_status: 0,
    form_status: samePan ? before!.form_status : FORM.NOT_STARTED,
    esign_status: samePan ? before!.esign_status : null,
    name_by_documents: samePan && before!.name_by_documents,
    revision: before?.revision ?? 1,
    checked_at: ctx.now(),
  });
  if (await store.hasOtherHolderPan(tx, row)) throw kycRefused('pan_same', 'pan');
  await store.putRecord(tx, row, ctx.now());
  await takePan(tx, row);
  await keepPan(ctx, tx, holder, pan);
  await takeHolding(tx, ctx.vault, holder.portfolioId);
  await audit({
    action: 'kyc.pan_checked',
    subject: `kyc:${id}`,
    detail: {
      position: row.position,
      registry_status: row.registry_status,
      pan_kyc_status: row.pan_kyc_status,
    },
  });
  await ctx.accountChanged(tx, holder.portfolioId);
  return id;
}

/** The PAN of the set-up, or nothing. */
async function enteredPan(ctx: Context, db: Queries, { portfolioId, position }: Holder): Promise<string> {
  return (await applicantDetails(db, ctx.vault, portfolioId, position))?.pan ?? '';
}

/** The details of the holder go with the PAN that was checked. */
async function keepPan(ctx: Context, tx: Tx, { portfolioId, position }: Holder, pan: string): Promise<void> {
  const details = await applicantDetails(tx, ctx.vault, portfolioId, position);
  if (details && details.pan !== pan)
    await putApplicantDetails(tx, ctx.vault, { portfolioId, position, details: { ...details, pan } });
}

/** The registry's word on a record that is there. */
export function registryFacts(
  enquiry: Enquiry,
): Pick<
  KycRow,
  'registry_status' | 'registry_name' | 'birth_date_matches' | 'kyc_source' | 'kra_kyc_mode' | 'kra_ipv_flag'
> {
  return {
    registry_status: enquiry.status,
    registry_name: enquiry.name,
    birth_date_matches: enquiry.dateOfBirthMatches,
    kyc_source: enquiry.source,
    kra_kyc_mode: enquiry.mode,
    kra_ipv_flag: enquiry.ipvFlag,
  };
}

/** The record with what its facts come to; a form that is no longer needed is dropped. */
export function settled(row: KycRow): KycRow {
  const dropped: KycRow = { ...row, form_status: FORM.NOT_STARTED };
  const open = row.form_status === FORM.FILLING || row.form_status === FORM.REJECTED_BY_PROVIDER;
  if ((open || row.form_status === FORM.REJECTED_BY_KRA) && panStatusOf(dropped) !== 0)
    return { ...dropped, pan_kyc_status: panStatusOf(dropped) };
  return { ...row, pan_kyc_status: panStatusOf(row) };
}

function isFixed({ pan_kyc_status: pan, form_status: form }: KycRow): boolean {
  return pan !== 0 || form === FORM.SUBMITTED || form === FORM.UPLOADING || form === FORM.UPLOADED;
}
