import type { CallBody } from '@sanchay/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { bearerOf } from '../platform/http/implement.ts';
import { installationKeys, ownerOfToken } from './keys.ts';
import { guarded, Refusal } from './refusal.ts';
import { ANONYMOUS, recordSecurityEvent } from './securityEvents.ts';

/** Name of the edge servers in `tokens.json`; no owner of a remote has it. */
const EDGE = 'edge';

/**
 * Records a registry that an edge server refused as the security event `registry_<kind>`.
 * @throws Problem 401 `token_unknown` for a caller without the token of the edge servers, recorded too
 */
export async function recordRegistryRefusal(
  ctx: Context,
  request: FastifyRequest,
  { kind, reason }: CallBody<'reportRegistryRefusal'>,
): Promise<void> {
  const { tokens } = await installationKeys(ctx);
  const token = bearerOf(request);
  const caller = token === null ? null : ownerOfToken(tokens, token);
  await guarded(ctx, { remote: '', by: caller ?? ANONYMOUS, address: request.ip }, async () => {
    if (caller !== EDGE)
      throw new Refusal(401, 'failure', 'token_unknown', 'This needs the token of an edge server.');
  });
  await recordSecurityEvent(ctx, { kind: `registry_${kind}`, remote: '', by: EDGE, reason });
}
