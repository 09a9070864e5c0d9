import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { Problem } from '../platform/http/problem.ts';

/** Reports kept in a minute, of all clients. */
const PER_MINUTE = 600;
const MINUTE_MS = 60_000;
const KEPT_MS = 7 * 86_400_000;
const LONGEST_VALUE = 500;

/** One breach of the browser policy. Addresses are kept without query and fragment, which may name people. */
export interface CspReport {
  directive: string;
  blocked: string;
  document: string;
  source: string;
  line: number | null;
}

type Fields = Record<string, unknown>;

/**
 * Stores what a browser reports, in the older form (`report-uri`) or the newer (a list of the Reporting API).
 * @param admit counts the reports against the limit of the client
 * @throws Problem 400 `params_invalid` for neither, 429 `rate_limited` above the limit of the client or of all
 */
export async function storeCspReports(
  ctx: Context,
  body: unknown,
  admit: (reports: number) => void,
): Promise<void> {
  const reports = reportsOf(body);
  if (!reports)
    throw new Problem(400, 'params_invalid', 'params_invalid', 'This is not a report of a browser policy.');
  admit(reports.length);
  const now = ctx.now();
  await ctx.db.tx(async (tx) => {
    await tx.query('LOCK TABLE csp_reports IN SHARE ROW EXCLUSIVE MODE');
    const since = later(now, -MINUTE_MS);
    const [row] = await tx.query<{ count: number }>('SELECT count(*) FROM csp_reports WHERE at > $1', [
      since,
    ]);
    if (row!.count + reports.length > PER_MINUTE) {
      throw new Problem(429, 'failure', 'rate_limited', 'Too many reports. Please wait a minute.', {
        retryAfter: 60,
      });
    }
    for (const report of reports) {
      await tx.query('INSERT INTO csp_reports (at, report) VALUES ($1, $2)', [now, JSON.stringify(report)]);
    }
  });
}

/** How many reports are kept, and the newest of them. */
export async function cspReports(
  db: Queries,
  newest: number,
): Promise<{ count: number; reports: (CspReport & { at: Date })[] }> {
  const [row] = await db.query<{ count: number }>('SELECT count(*) FROM csp_reports');
  const rows = await db.query<{ at: Date; report: CspReport }>(
    'SELECT at, report FROM csp_reports ORDER BY id DESC LIMIT $1',
    [newest],
  );
  return { count: row!.count, reports: rows.map(({ at, report }) => ({ at, ...report })) };
}

/** Removes reports older than a week. */
export async function sweepCspReports(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM csp_reports WHERE at <= $1', [later(ctx.now(), -KEPT_MS)]);
}

function reportsOf(body: unknown): CspReport[] | null {
  if (Array.isArray(body)) return (body as unknown[]).flatMap(newerReport);
  if (!isFields(body) || !isFields(body['csp-report'])) return null;
  const fields = body['csp-report'];
  return [
    {
      directive: text(fields['effective-directive'] ?? fields['violated-directive']),
      blocked: address(fields['blocked-uri']),
      document: address(fields['document-uri']),
      source: address(fields['source-file']),
      line: whole(fields['line-number']),
    },
  ];
}

function newerReport(entry: unknown): CspReport[] {
  if (!isFields(entry) || entry.type !== 'csp-violation' || !isFields(entry.body)) return [];
  const fields = entry.body;
  return [
    {
      directive: text(fields.effectiveDirective),
      blocked: address(fields.blockedURL),
      document: address(fields.documentURL),
      source: address(fields.sourceFile),
      line: whole(fields.lineNumber),
    },
  ];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, LONGEST_VALUE) : '';
}

function address(value: unknown): string {
  return text(value).replace(/[?#].*$/s, '');
}

function whole(value: unknown): number | null {
  return Number.isInteger(value) ? (value as number) : null;
}
