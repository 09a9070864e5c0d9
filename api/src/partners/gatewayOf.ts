import type { Context } from '../platform/context.ts';
import { httpPaymentGateway } from './httpPaymentGateway.ts';
import type { PaymentGateway, PaymentService } from './paymentGateway.ts';
import { razorpayGateway } from './razorpay/gateway.ts';

/** The gateway that takes payments of a service: Razorpay where it is configured, else the partners' own. */
export function gatewayOf(ctx: Context, service: PaymentService): PaymentGateway {
  const { razorpayOrigin, paymentKeys } = ctx.settings;
  if (!razorpayOrigin) return httpPaymentGateway(ctx);
  const key = paymentKeys?.[service] ?? paymentKeys?.regular;
  if (!key) throw new Error(`no payment key for ${service}`);
  return razorpayGateway({ origin: razorpayOrigin, key, publicOrigin: ctx.settings.publicOrigin });
}
