import type { Static, TSchema } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import type { Partner } from '../platform/settings/partnerSecrets.ts';
import { signedAsk } from './signedAsk.ts';
import { hasShape } from '../platform/http/validation.ts';

/**
 * Defines one kind of request to a partner: a POST with a payload, otherwise a GET, whose response must match the
 * schema.
 * @returns a function that throws GatewayUnreachableError when there is no usable response in five seconds.
 */
export function askPartner<S extends TSchema>(
  partner: Partner,
  answer: S,
): (ctx: Context, path: string, payload?: object) => Promise<Static<S>> {
  const fits = hasShape(answer);
  return (ctx, path, payload) =>
    signedAsk(ctx, { partner, method: payload ? 'POST' : 'GET', path, ...(payload && { payload }) }, fits);
}
