import type { CallReply } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { instalmentReason } from '../mandates/index.ts';
import { stepText, type OrderRow, type StepRow } from '../orders/index.ts';
import { planText } from './messages/planText.ts';
import type { InstalmentRow } from './rows.ts';

type Years = CallReply<'sipHistory'>['data']['years'];
type Instalment = Years[number]['instalments'][number];

interface HistoryRow {
  plan_id: string;
  due_date: string;
  amount: string;
  outcome: InstalmentRow['outcome'] | null;
  order_id: string | null;
  status: OrderRow['status'] | null;
  reason: string | null;
  units: string | null;
  nav: string | null;
  text_key: StepRow['text_key'] | null;
  text_values: StepRow['text_values'] | null;
  /** Skipped because KYC had lapsed. */
  kyc_lapsed: boolean;
}

/** Instalments of the SIPs of a fund by calendar year of their due date, latest first; ended SIPs count too. */
export async function sipHistoryOf(q: Queries, portfolioId: string, code: string): Promise<Years> {
  const rows = await q.query<HistoryRow>(
    `WITH plans AS (
       SELECT investor_id, id, order_id, amount FROM systematic_plans
       WHERE portfolio_id = $1 AND code = $2 AND kind = 'sip'
     ), instalments AS (
       SELECT i.investor_id, i.plan_id, i.due_date, coalesce(i.amount, p.amount) AS amount, i.outcome, i.order_id
       FROM plan_instalments i JOIN plans p ON p.investor_id = i.investor_id AND p.id = i.plan_id
       UNION ALL
       SELECT o.investor_id, p.id, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, o.amount, NULL, o.id
       FROM plans p JOIN orders o ON o.investor_id = p.investor_id AND o.id = p.order_id
       WHERE o.sip_firstorderflag = 'Y' AND o.status <> 'cancelled'
     )
     SELECT i.plan_id, i.due_date, i.amount, i.outcome, i.order_id, o.status, o.reason, o.units, o.nav,
       failed.text_key, failed.text_values,
       EXISTS (
         SELECT 1 FROM plan_events e WHERE e.investor_id = i.investor_id AND e.plan_id = i.plan_id
           AND e.text_key = 'kyc_lapsed' AND e.text_values->>'due' = i.due_date::text
       ) AS kyc_lapsed
     FROM instalments i
     LEFT JOIN orders o ON o.investor_id = i.investor_id AND o.id = i.order_id
     LEFT JOIN LATERAL (
       SELECT s.text_key, s.text_values FROM order_steps s
       WHERE s.investor_id = o.investor_id AND s.order_id = o.id AND s.state = 'failed' ORDER BY s.step DESC LIMIT 1
     ) failed ON true
     ORDER BY i.due_date DESC, i.plan_id`,
    [portfolioId, code],
  );
  const byYear = Map.groupBy(rows.map(instalmentView), ({ due_date: due }) => Number(due.slice(0, 4)));
  return [...byYear].map(([year, instalments]) => {
    const paid = instalments.filter(({ status }) => status === 'paid');
    return {
      year,
      paid: paid.length,
      failed: instalments.filter(({ status }) => ['failed', 'missed', 'reversed'].includes(status)).length,
      amount: toWire(sumRupees(paid.map(({ amount }) => amount)), 2),
      instalments,
    };
  });
}

function instalmentView(row: HistoryRow): Instalment {
  const status = statusOf(row);
  return {
    plan_id: row.plan_id,
    due_date: row.due_date,
    amount: toWire(row.amount, 2),
    status,
    reason:
      status === 'failed'
        ? reasonOf(row)
        : row.kyc_lapsed
          ? planText('kyc_lapsed', { due: row.due_date, amount: row.amount })
          : null,
    units: status === 'paid' && row.units !== null ? toWire(row.units, 4) : null,
    nav: status === 'paid' && row.nav !== null ? toWire(row.nav, 4) : null,
    order_id: row.order_id,
  };
}

/** What became of an instalment: its order decides, once it has one that was not called off. */
function statusOf({
  outcome,
  status,
  kyc_lapsed: isLapsed,
}: Pick<HistoryRow, 'outcome' | 'status' | 'kyc_lapsed'>): Instalment['status'] {
  if (outcome === 'skipped' || isLapsed || status === 'cancelled') return 'skipped';
  if (status === 'reversed') return 'reversed';
  if (status === 'failed') return 'failed';
  if (status === 'confirmed' || status === 'submitted' || status === 'successful') return 'paid';
  if (outcome === 'missed' || outcome === 'failed') return outcome;
  return outcome === 'paid' ? 'paid' : 'pending';
}

function reasonOf({ reason, text_key: key, text_values: values }: HistoryRow): string | null {
  if (key === null || key === 'mandate_unpaid') return instalmentReason(reason);
  return stepText(key, values ?? {});
}
