import type { DepositState, DepositStep, MaturityInstruction, Payout, TaxForm } from '@sanchay/contracts';
import type { ClosureRow, DepositCompounding, TenureRate } from '@sanchay/finance';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { NOT_ANNOUNCED } from '../../net-worth/index.ts';

/** A fixed deposit as stored: decimals are text, days ISO. */
export interface DepositRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  state: DepositState;
  reason: string | null;
  plan_id: string;
  issuer_slug: string;
  issuer_name: string;
  issuer_kind: 'bank' | 'non_bank';
  principal: string;
  rate: string;
  payout: Payout;
  compounding: DepositCompounding;
  months: number;
  senior: boolean;
  early_closure: ClosureRow[];
  tenure_rates: TenureRate[];
  maturity_instruction: MaturityInstruction;
  tax_form: TaxForm;
  bank_id: string;
  balance: string;
  issuer_ref: string | null;
  certificate_no: string | null;
  query: string | null;
  answer: string | null;
  payment_id: string | null;
  placed_at: Date;
  opens_on: string | null;
  matures_on: string | null;
  next_on: string | null;
  ended_on: string | null;
  paid_on_end: string | null;
  renewed_as: string | null;
}

const deposits = columnsOf<DepositRow>()('deposits', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  state: 'changing',
  reason: 'later',
  plan_id: 'fixed',
  issuer_slug: 'fixed',
  issuer_name: 'fixed',
  issuer_kind: 'fixed',
  principal: 'fixed',
  rate: 'fixed',
  payout: 'fixed',
  compounding: 'fixed',
  months: 'fixed',
  senior: 'fixed',
  early_closure: 'json',
  tenure_rates: 'json',
  maturity_instruction: 'changing',
  tax_form: 'fixed',
  bank_id: 'fixed',
  balance: 'defaulted',
  issuer_ref: 'later',
  certificate_no: 'later',
  query: 'later',
  answer: 'later',
  payment_id: 'later',
  placed_at: 'fixed',
  opens_on: 'later',
  matures_on: 'later',
  next_on: 'later',
  ended_on: 'later',
  paid_on_end: 'later',
  renewed_as: 'later',
});

export type NewDeposit = Inserted<typeof deposits>;

/** Stores a new deposit. @returns it as stored */
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<DepositRow> {
  const { text, values } = deposits.insert(deposit);
  await tx.query(text, values);
  return { ...deposit, ...deposits.blank, balance: '0.00' };
}

/** Stores what changed of a deposit that is locked. */
export async function updateDeposit(tx: Tx, deposit: DepositRow): Promise<void> {
  const { text, values } = deposits.update(deposit);
  await tx.query(text, values);
}

/** A deposit of any portfolio, held until the transaction ends; null when there is none. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | null> {
  const [row] = await tx.query<DepositRow>(
    `SELECT ${deposits.selected} FROM deposits WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** A deposit of a portfolio; null when there is none. */
export async function depositOf(q: Queries, portfolioId: string, id: string): Promise<DepositRow | null> {
  const [row] = await q.query<DepositRow>(
    `SELECT ${deposits.selected} FROM deposits WHERE portfolio_id = $1 AND id = $2`,
    [portfolioId, id],
  );
  return row ?? null;
}

/** Deposits of a portfolio, the newest first. */
export function depositsOf(q: Queries, portfolioId: string): Promise<DepositRow[]> {
  return q.query(
    `SELECT ${deposits.selected} FROM deposits WHERE portfolio_id = $1 ORDER BY placed_at DESC, id`,
    [portfolioId],
  );
}

/** Ids of active deposits whose next booking is due, the earliest first. */
export async function dueDeposits(q: Queries, on: string, most: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    "SELECT id FROM deposits WHERE state = 'active' AND next_on <= $1 ORDER BY next_on, id LIMIT $2",
    [on, most],
  );
  return rows.map(({ id }) => id);
}

/** Active deposits of all portfolios that mature in a time and were not announced, the earliest first. */
export function maturingDeposits(
  q: Queries,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<{ id: string; portfolio_id: string; name: string; matures_on: string }[]> {
  return q.query(
    `SELECT m.id, m.portfolio_id, m.issuer_name AS name, m.matures_on FROM deposits m
     WHERE m.state = 'active' AND m.matures_on BETWEEN $1 AND $2 AND ${NOT_ANNOUNCED}
     ORDER BY m.matures_on, m.id LIMIT $3`,
    [from, to, most],
  );
}

/** One booking of interest as stored. */
export interface PostingRow {
  number: number;
  day: string;
  kind: 'added' | 'paid';
  interest: string;
  tds: string;
  balance: string;
  rule_id: string;
}

/** Bookings of deposits of one investor by deposit, in order. */
export async function postingsOf(
  q: Queries,
  investorId: string,
  ids: readonly string[],
): Promise<Map<string, PostingRow[]>> {
  const rows = await q.query<PostingRow & { deposit_id: string }>(
    `SELECT deposit_id, number, day, kind, interest, tds, balance, rule_id FROM deposit_postings
     WHERE investor_id = $1 AND deposit_id = ANY ($2) ORDER BY deposit_id, number`,
    [investorId, ids],
  );
  return Map.groupBy(rows, ({ deposit_id: id }) => id);
}

/** Stores one booking of interest. @throws a unique violation when it is booked already */
export async function insertPosting(
  tx: Tx,
  { investor_id, id }: Pick<DepositRow, 'investor_id' | 'id'>,
  posting: PostingRow,
): Promise<void> {
  const { number, day, kind, interest, tds, balance, rule_id } = posting;
  await tx.query(
    `INSERT INTO deposit_postings (investor_id, deposit_id, number, day, kind, interest, tds, balance, rule_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [investor_id, id, number, day, kind, interest, tds, balance, rule_id],
  );
}

/** Interest that an issuer booked for an investor in a time, and the tax deducted from it. Rupees as text. */
export async function yearOfIssuer(
  q: Queries,
  { investor_id, issuer_slug }: Pick<DepositRow, 'investor_id' | 'issuer_slug'>,
  { from, to }: { from: string; to: string },
): Promise<{ interest: string; tds: string }> {
  const [row] = await q.query<{ interest: string; tds: string }>(
    `SELECT coalesce(sum(p.interest), 0)::text AS interest, coalesce(sum(p.tds), 0)::text AS tds
     FROM deposit_postings p JOIN deposits d ON d.investor_id = p.investor_id AND d.id = p.deposit_id
     WHERE p.investor_id = $1 AND d.issuer_slug = $2 AND p.day BETWEEN $3 AND $4`,
    [investor_id, issuer_slug, from, to],
  );
  return row!;
}

/** A booking of interest for reports; decimals are text. */
interface DepositInterest extends Pick<PostingRow, 'day' | 'kind' | 'interest' | 'tds'> {
  id: string;
  issuer: string;
}

/** The bookings of interest of a portfolio in a time, by day. */
export function depositInterest(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
): Promise<DepositInterest[]> {
  return q.query(
    `SELECT d.id::text || ':' || p.number AS id, d.issuer_name AS issuer, p.day, p.kind, p.interest, p.tds
     FROM deposit_postings p JOIN deposits d ON d.investor_id = p.investor_id AND d.id = p.deposit_id
     WHERE d.portfolio_id = $1 AND p.day BETWEEN $2 AND $3 ORDER BY p.day, d.id, p.number`,
    [portfolioId, from, to],
  );
}

/** Facts of a step that its text is written from. */
export type StepFacts = Readonly<Record<string, string>>;

export interface StepRow {
  step: DepositStep;
  at: Date;
  facts: StepFacts;
}

/** Adds a step to the timeline. */
export async function addStep(
  tx: Tx,
  { investor_id, id }: Pick<DepositRow, 'investor_id' | 'id'>,
  { step, at, facts }: { step: DepositStep; at: Date; facts?: StepFacts },
): Promise<void> {
  await tx.query(
    `INSERT INTO deposit_steps (investor_id, deposit_id, number, step, at, facts)
     SELECT $1, $2, count(*) + 1, $3, $4, $5 FROM deposit_steps WHERE investor_id = $1 AND deposit_id = $2`,
    [investor_id, id, step, at, JSON.stringify(facts ?? {})],
  );
}

/** The timeline of a deposit in order. */
export function stepsOf(
  q: Queries,
  { investor_id, id }: Pick<DepositRow, 'investor_id' | 'id'>,
): Promise<StepRow[]> {
  return q.query(
    'SELECT step, at, facts FROM deposit_steps WHERE investor_id = $1 AND deposit_id = $2 ORDER BY number',
    [investor_id, id],
  );
}

/** The next certificate number of a financial year, without gaps, such as `FD/26-27/000001`. */
export async function nextCertificateNumber(tx: Tx, financialYear: string): Promise<string> {
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO deposit_numbers AS n (financial_year, last_number) VALUES ($1, 1)
     ON CONFLICT (financial_year) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [financialYear],
  );
  return `FD/${financialYear.slice(2)}/${String(row!.last_number).padStart(6, '0')}`;
}
