import type { PlanEvent, SystematicPlan } from '@sanchay/contracts';

/** A monthly SIP that goes on, for tests. */
export function aPlan(more: Partial<SystematicPlan> = {}): SystematicPlan {
  const dates = ['2026-12-07', '2027-01-05'];
  return {
    ...{
      id: 's1',
      kind: 'sip',
      code: 'SBX-AX1-GR',
      fund_name: 'Axis Flexi Cap Fund',
      slug: 'axis-flexi-cap',
    },
    ...{ target_code: null, target_name: null, amount: 1500, day: 5, frequency: 'monthly', step_up: null },
    ...{
      folio_no: null,
      into_folio: null,
      status: 'active',
      ended_by: null,
      ended_at: null,
      started_on: '2026-11-20',
    },
    ...{ paused_until: null, stops_after: null, next_dates: dates, failures: 0, failure_limit: 3 },
    upcoming: [
      { due_date: '2026-12-05', date: '2026-12-07', amount: 1500, moved: true },
      { due_date: '2027-01-05', date: '2027-01-05', amount: 1500, moved: false },
    ],
    ...{ failure_rule_id: 'sip-auto-cancel-2024', change_rule_id: 'sip-change-notice-2024' },
    ...{ change_until: '2026-12-07T08:00:00.000+05:30', paid_by: 'cart', mandate_id: null },
    ...{ instalments_done: 0, instalments_total: null, version: 4 },
    ...more,
  };
}

/** The same with its history. */
export function aPlanReply(more: Partial<SystematicPlan> = {}) {
  const history: PlanEvent[] = [
    {
      ...{ at: '2026-11-20T10:00:00.000+05:30', state: 'registered', rule_id: null, order_id: 'o1' },
      text: 'You set the plan up: ₹1,500, first on 5 Dec 2026.',
    },
  ];
  return { status: 'success', data: { ...aPlan(more), history } };
}
