import { remoteOwner } from '@sanchay/registry';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { bearerOf } from '../platform/http/implement.ts';
import { installationKeys, ownerOfToken, type InstallationKeys } from './keys.ts';
import { guarded, Refusal } from './refusal.ts';
import { ANONYMOUS } from './securityEvents.ts';

export interface ReleaseOwner {
  owner: string;
  keys: InstallationKeys;
}

/**
 * Returns the owner whose release token comes with the request, when that owner has this remote.
 * @throws Problem 401 `token_unknown`, 404 `unknown_remote`, 403 `wrong_owner`, each recorded as a security event
 */
export async function releaseOwner(
  ctx: Context,
  request: FastifyRequest,
  remote: string,
): Promise<ReleaseOwner> {
  const keys = await installationKeys(ctx);
  const token = bearerOf(request);
  const owner = token === null ? null : ownerOfToken(keys.tokens, token);
  return guarded(ctx, { remote, by: owner ?? ANONYMOUS, address: request.ip }, async () => {
    if (owner === null)
      throw new Refusal(401, 'failure', 'token_unknown', 'This needs a release token of this installation.');
    const belongsTo = remoteOwner(keys.trust, remote);
    if (belongsTo === null)
      throw new Refusal(
        404,
        'params_invalid',
        'unknown_remote',
        `${remote} is not a remote that anybody owns here.`,
      );
    if (belongsTo !== owner)
      throw new Refusal(403, 'failure', 'wrong_owner', `${remote} belongs to ${belongsTo}, not to ${owner}.`);
    return { owner, keys };
  });
}
