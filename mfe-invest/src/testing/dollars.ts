import type { CallReply } from '@sanchay/contracts';

type Account = CallReply<'usAccount'>['data'];
type Quote = CallReply<'previewRemittance'>['data'];

const lrs: Account['lrs'] = {
  financial_year: '2026-27',
  limit: 250_000,
  used: 1_101.2,
  elsewhere_usd: 0,
  elsewhere_inr: 0,
  left: 248_898.8,
  rule_id: 'lrs-limit-2015',
};

/** An open account for US stocks for tests; only what matters is given. */
export function aUsAccount(more: Partial<Account> = {}): CallReply<'usAccount'> {
  return {
    status: 'success',
    data: {
      number: 'US-000001',
      opened_at: '2026-11-20T10:00:00+05:30',
      w8ben: { signed_on: '2026-11-20', valid_until: '2029-12-31', expired: false, expiring: false },
      texts: (['us_declaration', 'us_w8ben', 'us_risk'] as const).map((kind) => ({
        kind,
        title: `Title of ${kind}`,
        text: `Text of ${kind}`,
        hash: `hash of ${kind}`,
      })),
      balance: 1_101.2,
      lrs,
      refusal: null,
      ...more,
    },
  };
}

/** What ₹1,00,000 sent to the wallet brings and costs. */
export function aRemittance(more: Partial<Quote> = {}): CallReply<'previewRemittance'> {
  return {
    status: 'success',
    data: {
      ...{ amount: 100_000, reference_rate: 90, rate: 90.81, margin: 0.9, usd: 1_101.2 },
      ...{
        fee: 200,
        fee_gst: 36,
        conversion_gst: 180,
        tcs: 10_000,
        tcs_set_off: 0,
        tcs_above: 1_000_000,
        tcs_rate: 20,
      },
      ...{ total: 110_416, value_on: '2026-11-23', lrs, rule_ids: [], refusal: null },
      ...more,
    },
  };
}
