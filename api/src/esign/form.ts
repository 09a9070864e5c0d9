import { createHash } from 'node:crypto';
import { applicantDetails } from '../applicants/index.ts';
import { documentsById, putFile, readStoredFile } from '../documents/index.ts';
import { applicationById, birthOf, keepForm, type ApplicationRow, type KycRow } from '../kyc/index.ts';
import type { Context } from '../platform/context.ts';
import { openFile, sealFile } from '../vault/index.ts';
import { formPdf, type FormFacts } from './formPdf.ts';

export interface Form {
  pdf: Buffer;
  /** SHA-256 in hex. */
  hash: string;
}

/**
 * The form of an application as it is signed: created once, stored sealed, and never changed. Of two simultaneous
 * requests both get the stored one.
 */
export async function formOf(ctx: Context, application: ApplicationRow, row: KycRow): Promise<Form> {
  const about = `kyc_form:${application.id}`;
  const { form_file: kept, form_key_sealed: sealedKey, form_hash: hash } = application;
  if (kept !== null && sealedKey !== null && hash !== null) {
    const bytes = await readStoredFile(ctx.settings.documentsFolder, kept);
    return { pdf: await openFile(ctx.vault, about, { bytes, sealedKey }), hash };
  }
  const pdf = await formPdf(await factsOf(ctx, application, row));
  const form = { pdf, hash: createHash('sha256').update(pdf).digest('hex') };
  const file = ctx.randomBytes(24).toString('base64url');
  const sealed = await sealFile(ctx.vault, about, pdf);
  await putFile(ctx.settings.documentsFolder, file, sealed.bytes);
  const first = await keepForm(ctx.db, application.id, {
    file,
    hash: form.hash,
    sealedKey: sealed.sealedKey,
  });
  return first ? form : formOf(ctx, (await applicationById(ctx.db, application.id))!, row);
}

async function factsOf(ctx: Context, application: ApplicationRow, row: KycRow): Promise<FormFacts> {
  const details = await applicantDetails(ctx.db, ctx.vault, row.portfolio_id, row.position);
  const abroad = [
    details?.foreign_address,
    details?.foreign_city,
    details?.foreign_postcode,
    details?.foreign_country,
  ];
  const home = [details?.address, details?.city, details?.state, details?.pin];
  const address = (details?.foreign_address ? abroad : home).filter(Boolean).join(', ');
  return {
    reference: `${application.id.slice(0, 8)}-${application.attempt}`,
    name: row.name,
    pan: (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString(),
    dateOfBirth: await birthOf(ctx, ctx.db, row),
    residence: row.residence_status,
    parent: details?.parent_name ?? null,
    address: address || null,
    mobile: details?.mobile ?? null,
    email: details?.email ?? null,
    documents: (await documentsById(ctx.db, application.documents)).map(({ kind }) => kind),
    sandbox: ctx.settings.sandbox,
  };
}
