import type { Tx } from '../../db/pool.ts';

/** Every tenth transaction of a holding redeems its oldest lot. */
const SALE_EACH = 10;
const DAYS = 30 * 365;

/**
 * Books the histories of `long_account` in the funds of `long_fund`: payments, allotments with stamp duty from July
 * 2020, redemptions with STT, and their payouts. Prices of days before the first NAV are the first NAV.
 */
export async function bookLongHistories(
  tx: Tx,
  {
    name,
    holdings,
    transactions,
    today,
  }: { name: string; holdings: number; transactions: number; today: string },
): Promise<void> {
  await tx.query(PLAN, [name, Math.floor(transactions / holdings), today]);
  await tx.query('CREATE INDEX ON long_lot (investor_id, f, lot)');
  await tx.query(SALES);
  await tx.query('ANALYZE long_lot');
  await tx.query('ANALYZE long_sale');
  await tx.query(REDEMPTIONS);
  await tx.query(TRANSFERS);
  await tx.query(ENTRIES);
  await tx.query(LOT_CHANGES);
}

/** Purchases by account, fund and number; $1 name, $2 transactions of a holding, $3 the business date. */
const PLAN = `
  CREATE TEMP TABLE long_lot ON COMMIT DROP AS
  SELECT a.investor_id, a.portfolio_id, f.f, f.scheme_id, f.code, f.house_code, upper($1) || a.n || '/' || f.f AS folio_no,
    (k - k / ${SALE_EACH})::int AS lot, md5($1 || ' lot ' || a.n || ' ' || f.f || ' ' || k)::uuid AS id, p.day, p.amount,
    p.duty, round((p.amount - p.duty) / p.nav, 4) AS units
  FROM long_account a CROSS JOIN long_fund f CROSS JOIN generate_series(1, $2::int) k
  CROSS JOIN LATERAL (
    SELECT d.day, n.nav, (1000 + (a.n * 7 + f.f * 37 + k * 101) % 9000)::numeric(14, 2) AS amount
    FROM (SELECT $3::date - ${DAYS} + (k * (${DAYS} - 30) / $2::int + f.f % 25)::int AS day) d
    CROSS JOIN LATERAL (
      (SELECT nav FROM navs WHERE scheme_id = f.scheme_id AND date <= d.day ORDER BY date DESC LIMIT 1)
      UNION ALL
      (SELECT nav FROM navs WHERE scheme_id = f.scheme_id ORDER BY date LIMIT 1)
      LIMIT 1
    ) n
  ) q
  CROSS JOIN LATERAL (
    SELECT q.day, q.nav, q.amount,
      CASE WHEN q.day >= '2020-07-01' THEN round(q.amount * 0.005 / 100.005, 2) ELSE 0.00 END AS duty
  ) p
  WHERE k % ${SALE_EACH} <> 0`;

/** The redemption of lot j stands after ten transactions j times. */
const SALES = `
  CREATE TEMP TABLE long_sale ON COMMIT DROP AS
  SELECT l.*, md5(l.id || ' sale')::uuid AS sale_id, s.sold_on, s.nav, s.gross, round(s.gross * 0.00001, 2) AS stt
  FROM long_lot l
  JOIN long_lot at ON at.investor_id = l.investor_id AND at.f = l.f AND at.lot = l.lot * ${SALE_EACH - 1}
  CROSS JOIN LATERAL (
    SELECT at.day + 7 AS sold_on, n.nav, round(l.units * n.nav, 2) AS gross FROM (
      (SELECT nav FROM navs WHERE scheme_id = l.scheme_id AND date <= at.day + 7 ORDER BY date DESC LIMIT 1)
      UNION ALL
      (SELECT nav FROM navs WHERE scheme_id = l.scheme_id ORDER BY date LIMIT 1)
      LIMIT 1
    ) n
  ) s`;

const REDEMPTIONS = `
  INSERT INTO redemptions (investor_id, id, portfolio_id, kind, code, folio_no, by, asked_units, reserved_units, status,
    placed_at, updated_at, send_at, nav_date, processed_date, payout_date, pay_by, rule_id, units, nav, gross, exit_load,
    stt, net, paid_on, consent_text, consent_hash)
  SELECT investor_id, sale_id, portfolio_id, 'redeem', code, folio_no, 'units', units, units, 'paid_out', sold_on, sold_on,
    sold_on, sold_on, sold_on, sold_on + 3, sold_on + 3, 'nav-equity-2021', units, nav, gross, 0, stt,
    gross - stt, sold_on + 3, 'Redeem', repeat('0', 64)
  FROM long_sale`;

const BOOKED = `
  SELECT investor_id, portfolio_id, 'payment' AS kind, md5(id || ' payment')::uuid AS subject_id, day FROM long_lot
  UNION ALL SELECT investor_id, portfolio_id, 'allotment', id, day FROM long_lot
  UNION ALL SELECT investor_id, portfolio_id, 'redemption', sale_id, sold_on FROM long_sale
  UNION ALL SELECT investor_id, portfolio_id, 'payout', sale_id, sold_on + 3 FROM long_sale`;

const TRANSFERS = `
  INSERT INTO ledger_transfers (investor_id, id, portfolio_id, kind, subject_id, at, value_date)
  SELECT investor_id, md5(kind || subject_id)::uuid, portfolio_id, kind, subject_id, day + interval '10 hours', day
  FROM (${BOOKED}) b`;

const inr = (
  table: string,
  kind: string,
  subject: string,
  lines: readonly [string, string, string][],
): string =>
  lines
    .map(
      ([role, reference, amount], line) =>
        `SELECT t.investor_id, md5('${kind}' || ${subject})::uuid AS transfer_id, ${line} AS line, '${role}' AS role,
           ${reference} AS reference, t.portfolio_id, 'INR' AS commodity, ${amount} AS amount FROM ${table} t`,
    )
    .join(' UNION ALL ');

const units = (table: string, kind: string, subject: string, amount: string): string =>
  [
    ['units_issued', "''", `-(${amount})`],
    ['units_held', 't.folio_no', amount],
  ]
    .map(
      ([role, reference, each], index) =>
        `SELECT t.investor_id, md5('${kind}' || ${subject})::uuid, ${10 + index}, '${role}', ${reference}, t.portfolio_id,
           t.code, ${each} FROM ${table} t`,
    )
    .join(' UNION ALL ');

const LINES = [
  inr('long_lot', 'payment', "md5(t.id || ' payment')::uuid", [
    ['gateway_clearing', "''", '-t.amount'],
    ['cash_in_transit', "''", 't.amount'],
  ]),
  inr('long_lot', 'allotment', 't.id', [
    ['cash_in_transit', "''", '-t.amount'],
    ['amc_payable', 't.house_code', 't.amount - t.duty'],
    ['stamp_duty_payable', "''", 't.duty'],
  ]),
  units('long_lot', 'allotment', 't.id', 't.units'),
  inr('long_sale', 'redemption', 't.sale_id', [
    ['amc_payable', 't.house_code', '-t.gross'],
    ['tax_payable', "'stt'", 't.stt'],
    ['payout_due', "''", 't.gross - t.stt'],
  ]),
  units('long_sale', 'redemption', 't.sale_id', '-t.units'),
  inr('long_sale', 'payout', 't.sale_id', [
    ['payout_due', "''", '-(t.gross - t.stt)'],
    ['paid_to_investor', "''", 't.gross - t.stt'],
  ]),
].join(' UNION ALL ');

/** For accounts of the platform: an equality, so that each entry finds its account without a look at all of its role. */
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Purchases come before the redemptions that take them: a folio never holds less than nothing. */
const ENTRIES = `
  INSERT INTO ledger_entries (investor_id, transfer_id, line, account_id, commodity, amount)
  SELECT e.investor_id, e.transfer_id, e.line, a.id, e.commodity, e.amount
  FROM (${LINES}) e
  JOIN ledger_accounts a ON a.role = e.role AND a.reference = e.reference AND coalesce(a.portfolio_id, ${NOBODY}) =
    CASE WHEN e.role IN ('units_held', 'cash_in_transit', 'payout_due', 'paid_to_investor') THEN e.portfolio_id ELSE ${NOBODY} END
  WHERE e.amount <> 0 ORDER BY e.amount < 0 AND e.role = 'units_held', e.investor_id, e.transfer_id, e.line`;

const LOT_CHANGES = `
  INSERT INTO lot_changes (investor_id, lot_id, subject_id, kind, portfolio_id, code, folio_no, value_date, bought_on, units,
    cost, proceeds, load_pct, exit_load, gain)
  SELECT investor_id, id, sale_id, 'redemption', portfolio_id, code, folio_no, sold_on, day, -units, -amount, gross, 0, 0,
    gross - amount
  FROM long_sale`;
