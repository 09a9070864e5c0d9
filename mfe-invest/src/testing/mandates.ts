import type { Mandate, MandateTerms } from '@sanchay/contracts';

/** An active mandate, for tests. */
export function aMandate(more: Partial<Mandate> = {}): Mandate {
  return {
    id: 'm1',
    type: 'xsip',
    title: 'OneClick',
    status: 'active',
    reason: null,
    bank: { id: 'b1', label: 'HDFC Bank ••1234' },
    limit: 25_000,
    from: '2026-11-20',
    until: '2036-11-20',
    reference: 'SNDB0000000000000001',
    redirect_url: null,
    created_at: '2026-11-20T04:30:00Z',
    active_since: '2026-11-20T04:31:00Z',
    delayed: false,
    debits: [],
    ...more,
  };
}

/** Mandates as the call answers them. */
export function theMandates(...data: Mandate[]) {
  return { status: 'success', data, meta: { page: 1, per_page: 100, total: data.length } };
}

/** What a mandate can be, for tests. */
export function theTerms(more: Partial<MandateTerms> = {}): { status: string; data: MandateTerms } {
  const data: MandateTerms = {
    types: [
      { type: 'xsip', title: 'OneClick', least: 500, most: 100_000, takes: 'A few minutes' },
      { type: 'esip', title: 'E-NACH', least: 500, most: 10_000_000, takes: '2 to 10 working days' },
    ],
    banks: [{ id: 'b1', label: 'HDFC Bank ••1234' }],
    no_code_up_to: 100_000,
    notice_hours: 24,
    first_day: '2026-11-21',
    last_day: '2056-11-20',
    rule_ids: ['e-mandate-2026'],
    ...more,
  };
  return { status: 'success', data };
}
