/** A column of sealed bytes: what a row's bytes are about follows from its key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Columns that `about` names, in order; those of the key by default. */
  names?: readonly string[];
  /** First word of `about`: a row is about `<about>:<name>:<name>…`. */
  about: string;
}

/**
 * Every sealed column of the database. `npm run vault:rotate` seals these anew, so a domain that seals lists its
 * column here; a test finds those that are forgotten.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'users', column: 'birth_sealed', key: ['id'], about: 'user' },
  {
    table: 'portfolio_applicants',
    column: 'birth_sealed',
    key: ['portfolio_id', 'position'],
    about: 'applicant',
  },
  {
    table: 'portfolio_applicants',
    column: 'details_sealed',
    key: ['portfolio_id', 'position'],
    about: 'applicant-details',
  },
  { table: 'setup_answers', column: 'sealed', key: ['portfolio_id', 'part'], about: 'setup' },
  { table: 'nominees', column: 'sealed', key: ['set_id', 'position'], about: 'nominee' },
  { table: 'housing_codes', column: 'mobile_sealed', key: ['id'], about: 'housing' },
  { table: 'kyc_records', column: 'pan_sealed', key: ['id'], about: 'kyc' },
  { table: 'kyc_applications', column: 'form_key_sealed', key: ['id'], about: 'kyc_form' },
  { table: 'documents', column: 'key_sealed', key: ['id'], about: 'document' },
  { table: 'bank_accounts', column: 'account_sealed', key: ['id'], about: 'bank' },
  { table: 'authenticators', column: 'sealed_secret', key: ['setup_id'], about: 'authenticator' },
  {
    table: 'payer_upi_ids',
    column: 'sealed',
    key: ['investor_id', 'portfolio_id', 'blind_index'],
    names: ['portfolio_id'],
    about: 'upi',
  },
  { table: 'payment_payers', column: 'sealed_upi_id', key: ['payment_id'], about: 'payer' },
  { table: 'profile_archives', column: 'archive_sealed', key: ['id'], about: 'archive' },
  { table: 'archive_imports', column: 'content_sealed', key: ['id'], about: 'archive-import' },
  { table: 'idempotency_keys', column: 'reply_sealed', key: ['user_id', 'key'], about: 'reply' },
  { table: 'imports', column: 'statement_sealed', key: ['id'], about: 'import' },
  { table: 'statement_runs', column: 'password_sealed', key: ['id'], about: 'statement-password' },
  { table: 'statement_mails', column: 'file_sealed', key: ['id'], about: 'statement-mail' },
  { table: 'account_closures', column: 'kept_sealed', key: ['id'], about: 'closure' },
];
