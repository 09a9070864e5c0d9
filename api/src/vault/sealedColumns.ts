/** A column of sealed bytes: what a row's bytes are about follows from its key. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Columns of the primary key, in the order in which `about` names them. */
  key: readonly string[];
  /** First word of `about`: a row is about `<about>:<key>:<key>…`. */
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
  { table: 'kyc_records', column: 'pan_sealed', key: ['id'], about: 'kyc' },
  { table: 'documents', column: 'key_sealed', key: ['id'], about: 'document' },
];
