import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';

/** Whose report a file is. */
export interface ReportAccount {
  /** As its owner named it. */
  name: string;
  /** The first holder first; the PAN as the app masks it, null until it is checked. */
  holders: readonly { name: string; pan: string | null }[];
  /** Of an account of a minor. */
  guardian: string | null;
}

/** What every file of a report states besides its figures. */
export interface ReportFrame {
  account: ReportAccount;
  /** Whether market data is invented. */
  sandbox: boolean;
}

/** The frame of the files of a portfolio; an account that is not set up yet is named after its owner. */
export async function reportFrame(ctx: Context, portfolioId: string): Promise<ReportFrame> {
  return { account: await reportAccount(ctx.db, portfolioId), sandbox: ctx.settings.sandbox };
}

async function reportAccount(q: Queries, portfolioId: string): Promise<ReportAccount> {
  const [row] = await q.query<ReportAccount>(
    `SELECT p.name, coalesce(held.holders, json_build_array(json_build_object('name', o.name, 'pan', NULL))) AS holders,
       g.name AS guardian
     FROM portfolios p
     JOIN users o ON o.id = p.owner_id
     LEFT JOIN minors m ON m.portfolio_id = p.id AND m.came_of_age_on IS NULL
     LEFT JOIN users g ON g.id = m.guardian_id
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('name', a.name, 'pan', k.pan_masked) ORDER BY a.position) AS holders
       FROM portfolio_applicants a
       LEFT JOIN kyc_records k ON k.portfolio_id = a.portfolio_id AND k.position = a.position
       WHERE a.portfolio_id = p.id
     ) held
     WHERE p.id = $1`,
    [portfolioId],
  );
  return row!;
}
