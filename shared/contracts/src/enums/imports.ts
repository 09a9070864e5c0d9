/**
 * What was imported: statements of registrars and depositories, files of brokers and of platforms for funds,
 * statements of NPS, passbooks of EPF, or a portfolio archive of this product.
 */
export const STATEMENT_FORMATS = [
  'cas_detailed',
  'cas_summary',
  'nsdl_cas',
  'cdsl_cas',
  'broker_trades',
  'broker_holdings',
  'fund_transactions',
  'nps',
  'epf',
  'archive',
] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/**
 * States of an import. `reconciled` and `needs_attention` are previews that changed nothing yet; only an import in
 * `reconciled` or `needs_attention` is applied, and only an applied one is undone.
 */
export const IMPORT_STATES = ['reconciled', 'needs_attention', 'applied', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * What is held in an imported folio; gold comes from an archive of this product only. `nps` is a scheme of a tier, `epf`
 * a share of a provident fund in rupees, and `eps` what was paid for a pension, which is no balance of its member.
 */
export const IMPORTED_ASSETS = ['mutual_fund', 'stock', 'gold', 'nps', 'epf', 'eps'] as const;
export type ImportedAsset = (typeof IMPORTED_ASSETS)[number];

/** What a transaction of a statement is. */
export const IMPORTED_KINDS = [
  'purchase',
  'sip',
  'switch_in',
  'merger_in',
  'dividend_reinvestment',
  'bonus',
  'segregation',
  'redemption',
  'switch_out',
  'merger_out',
  'reversal',
  'dividend_payout',
  'correction',
  'transfer_in',
  'transfer_out',
  'contribution',
  'withdrawal',
  'interest',
  'charge',
] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];

/** What applying a statement adds: transactions or folios, only the period or the balance of known folios, or nothing. */
export const IMPORT_NEWS = ['transactions', 'period', 'none'] as const;
export type ImportNews = (typeof IMPORT_NEWS)[number];

/** What becomes of a transaction when its import is applied. */
export const ROW_OUTCOMES = ['accepted', 'known', 'conflict', 'rejected'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Whether a folio adds up: completely, with facts missing, or not. */
export const FOLIO_STATUSES = ['green', 'amber', 'red'] as const;
export type FolioStatus = (typeof FOLIO_STATUSES)[number];

/** How the scheme of a folio was found; `unknown` is a question to the user, `skipped` leaves the folio out. */
export const SCHEME_MATCHES = ['isin', 'alias', 'answer', 'unlisted', 'skipped', 'unknown'] as const;
export type SchemeMatch = (typeof SCHEME_MATCHES)[number];

/** Why a transaction or a folio does not add up, or is not complete. */
export const IMPORT_FAULTS = [
  'unreadable',
  'balance',
  'negative',
  'amount',
  'future',
  'dates',
  'reversal',
  'closing_missing',
  'closing',
  'other_pan',
  'conflict',
  'held_here',
  'twice',
  'gap',
  'oversold',
  'pan_missing',
  'history',
  'merged',
  'unlisted',
  'unknown_scheme',
  'value',
  'held_twice',
  'no_transactions',
  'no_cost',
  'unchecked',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The largest file and text, and the most transactions, previews and folios. */
export const IMPORT_LIMITS = {
  bytes: 8 * 1024 * 1024,
  text: 4_000_000,
  transactions: 20_000,
  folios: 1_000,
  previews: 5,
  perAccount: 100_000,
} as const;
