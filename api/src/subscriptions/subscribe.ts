import type { AppConfig, CallBody } from '@sanchay/contracts';
import { istDate, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { spendCoins } from '../coins/index.ts';
import { appSettings } from '../config/index.ts';
import { featureNames } from '../notifications/index.ts';
import { paymentInProgress, startPayment } from '../payments/index.ts';
import { noteExemption } from '../platform/access/secondFactor.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { sentence } from './messages.ts';
import { periodFrom } from './period.ts';
import { featurePrice, offeredFeatures, type FeaturePrice } from './pricing.ts';
import { firstKycId, insertSubscription, saveSubscription, type SubscriptionRow } from './store.ts';

type Request = CallBody<'createSubscription'>;

/**
 * Subscribes the current portfolio to a feature in the caller's transaction. Free and coin subscriptions are active at
 * once; one for money when its payment has succeeded.
 * @throws Problem 422 `feature_not_offered`, `kyc_missing`, `coins_short`, `method_missing`; 409 `price_changed`,
 *   `subscription_running`; 403 `step_up_required`, `step_up_invalid` for money; as `startPayment`
 */
export async function subscribe(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: Request,
): Promise<SubscriptionRow> {
  const config = await appSettings(tx);
  if (!offeredFeatures(config).includes(body.feature_name))
    throw validationFailed('feature_not_offered', sentence('not_offered'));
  const price = featurePrice(body.feature_name, config);
  assertPrice(body, price);
  const kycId = await firstKycId(tx, actor.portfolioId);
  if (kycId === null) throw validationFailed('kyc_missing', sentence('kyc_missing'));
  const row = await newRow(ctx, tx, { actor, kycId, body, price, config });
  if (!(await insertSubscription(tx, row))) throw await alreadyThere(tx, row);
  const { id, feature_name: feature, coins, total } = row;
  if (row.paid_with !== 'money') noteExemption(tx, 'unpaid');
  if (row.paid_with === 'coins')
    await spendCoins(tx, {
      userId: actor.userId,
      subscriptionId: id,
      feature,
      coins,
      at: row.placed_at,
    });
  const stored = row.paid_with === 'money' ? await askPayment(ctx, tx, { row, actor, body }) : row;
  await audit({
    action: 'subscription_created',
    subject: id,
    detail: { feature, paid_with: row.paid_with, coins, total },
  });
  return stored;
}

/** A price that changed since it was shown is refused, so that nobody pays another one. */
function assertPrice({ pay_with: payWith, amount, method }: Request, price: FeaturePrice): void {
  const shown = payWith === 'coins' ? price.coins : payWith === 'money' ? price.total : 0;
  if ((payWith === 'free') !== price.free || !rupees(amount).eq(rupees(shown)))
    throw new Problem(409, 'validation_failed', 'price_changed', sentence('price_changed'));
  if (payWith === 'money' && method === undefined)
    throw validationFailed('method_missing', sentence('method'), { method: [sentence('method')] });
}

async function newRow(
  ctx: Context,
  tx: WriteScope['tx'],
  {
    actor,
    kycId,
    body,
    price,
    config,
  }: { actor: Actor; kycId: string; body: Request; price: FeaturePrice; config: AppConfig },
): Promise<SubscriptionRow> {
  const at = await ctx.business.now(tx);
  const forMoney = body.pay_with === 'money';
  const period = periodFrom(istDate(at), config.subscriptions, body.pay_with === 'coins');
  return {
    investor_id: actor.ownerId,
    id: randomUUID(),
    portfolio_id: actor.portfolioId,
    kyc_id: kycId,
    login_id: actor.userId,
    feature_name: body.feature_name,
    auto_renew: body.pay_with === 'free',
    status: forMoney ? 'pending' : 'active',
    paid_with: body.pay_with,
    coins: body.pay_with === 'coins' ? price.coins : 0,
    price: (forMoney ? price.price : 0).toFixed(2),
    tax_percentage: (forMoney ? config.purchaseTax : 0).toFixed(2),
    tax: (forMoney ? price.tax : 0).toFixed(2),
    total: (forMoney ? price.total : 0).toFixed(2),
    payment_id: null,
    invoice_no: null,
    credit_note_no: null,
    reason: null,
    ended_at: null,
    placed_at: at,
    ...(forMoney ? { starts_on: null, ends_on: null, refundable_until: null } : period),
  };
}

async function alreadyThere(tx: WriteScope['tx'], row: SubscriptionRow): Promise<Problem> {
  const [other] = await tx.query<{ status: string }>(
    `SELECT status FROM subscriptions WHERE portfolio_id = $1 AND feature_name = $2 AND status IN ('pending', 'active')`,
    [row.portfolio_id, row.feature_name],
  );
  if (other?.status === 'pending') return paymentInProgress();
  return new Problem(409, 'validation_failed', 'subscription_running', sentence('running'));
}

async function askPayment(
  ctx: Context,
  tx: WriteScope['tx'],
  { row, actor, body }: { row: SubscriptionRow; actor: Actor; body: Request },
): Promise<SubscriptionRow> {
  await spendStepUp(ctx, tx, actor, 'purchase', body.step_up);
  const payment = await startPayment(ctx, tx, {
    purpose: 'subscription',
    subjectId: row.id,
    orderIds: [row.id],
    investorId: row.investor_id,
    portfolioId: row.portfolio_id,
    amount: row.total,
    method: body.method!,
    description: `Subscription: ${featureNames.en[row.feature_name]}`,
    returnPath: '/subscriptions',
  });
  const waiting: SubscriptionRow = { ...row, payment_id: payment.id };
  await saveSubscription(tx, waiting);
  return waiting;
}
