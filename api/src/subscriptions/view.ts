import type { CallReply } from '@sanchay/contracts';
import { istDate, toWire } from '@sanchay/finance';
import { coinBalance } from '../coins/index.ts';
import { appSettings } from '../config/index.ts';
import { findPayments, paymentView, type PaymentRow } from '../payments/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { sentence } from './messages.ts';
import { featurePrice, offeredFeatures } from './pricing.ts';
import { firstKycId, publicIds, subscriptionsOf, type SubscriptionRow } from './store.ts';

type View = CallReply<'createSubscription'>['data'];

/** A subscription with its payment as the contracts show it. */
export async function subscriptionView(
  ctx: Context,
  q: Parameters<typeof findPayments>[0],
  row: SubscriptionRow,
): Promise<View> {
  const payments = await findPayments(q, row.payment_id === null ? [] : [row.payment_id]);
  const today = istDate(await ctx.business.now(q));
  const ids = await publicIds(q, row);
  return { ...viewOf(ctx, row, payments.get(row.payment_id ?? '') ?? null, today), ...ids };
}

type Owned = Omit<View, 'portfolio_id' | 'login_id'>;

function viewOf(ctx: Context, row: SubscriptionRow, payment: PaymentRow | null, today: string): Owned {
  const { refundable_until: refundable } = row;
  return {
    id: row.id,
    kyc_id: row.kyc_id,
    feature_name: row.feature_name,
    auto_renew: row.auto_renew,
    status: row.status,
    paid_with: row.paid_with,
    coins: row.coins,
    price: toWire(row.price, 2),
    tax: toWire(row.tax, 2),
    tax_percentage: Number(row.tax_percentage),
    total: toWire(row.total, 2),
    placed_at: row.placed_at.toISOString(),
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    refundable_until:
      row.status === 'active' && refundable !== null && today <= refundable ? refundable : null,
    invoice_no: row.invoice_no,
    credit_note_no: row.credit_note_no,
    reason: row.status === 'reversed' ? sentence('charged_back') : null,
    payment: payment && paymentView(payment, ctx.now()),
  };
}

/** Subscriptions of the current portfolio with the prices of all features. */
export async function subscriptionsView(ctx: Context, actor: Actor): Promise<CallReply<'subscriptions'>> {
  const rows = await subscriptionsOf(ctx.db, actor.portfolioId);
  const payments = await findPayments(
    ctx.db,
    rows.flatMap(({ payment_id: id }) => id ?? []),
  );
  const today = istDate(await ctx.business.now());
  const config = await appSettings(ctx.db);
  const kycId = await firstKycId(ctx.db, actor.portfolioId);
  return {
    status: 'success',
    subscriptions: await Promise.all(
      rows.map(async (row) => ({
        ...viewOf(ctx, row, payments.get(row.payment_id ?? '') ?? null, today),
        ...(await publicIds(ctx.db, row)),
      })),
    ),
    features: offeredFeatures(config).map((feature_name) => ({
      feature_name,
      ...featurePrice(feature_name, config),
    })),
    total_coins: await coinBalance(ctx.db, actor.userId),
    months: config.subscriptions.months,
    refund_days: config.subscriptions.refundDays,
    tax_percentage: config.purchaseTax,
    refusal: kycId === null ? { code: 'kyc_missing', message: sentence('kyc_missing') } : null,
  };
}
