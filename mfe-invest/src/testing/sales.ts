import type { Redemption } from '@sanchay/contracts';

/** A sale that waits to be sent, for tests. */
export function aSale(more: Partial<Redemption> = {}): Redemption {
  return {
    ...{ id: 's1', kind: 'redeem', code: 'SBX-AX1-GR', fund_name: 'Axis Flexi Cap Fund', slug: 'axis' },
    ...{ folio_no: '10/11', by: 'amount', amount: 2000, asked_units: null, status: 'pending', reason: null },
    ...{ cancel_before: '2026-11-20T14:30:00.000+05:30', nav_date: '2026-11-20' },
    ...{ payout_date: '2026-11-25', pay_by: '2026-11-26', units: null, nav: null, gross: null },
    ...{
      exit_load: null,
      stt: null,
      tds: null,
      tds_rule_id: null,
      net: null,
      late_interest: 0,
      lots: [],
      gains: [],
      switch_in: null,
    },
    bank: { id: 'b1', bank_name: 'Sandbox Bank', masked_account_no: '••••1234' },
    ...{ placed_at: '2026-11-20T05:00:00.000Z', updated_at: '2026-11-20T05:00:00.000Z' },
    timeline: [],
    ...more,
  };
}
