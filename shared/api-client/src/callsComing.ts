import type { CallName } from '@sanchay/contracts';
import { ApiError } from './apiError.ts';
import type { Online } from './online.ts';
import { loadAxios } from './transport/transport.ts';

/**
 * The part of the client that makes calls: the table of the contracts and the links.
 * @throws ApiError `network`, or `offline`, when it cannot be had; nothing was sent then, and the next call tries again.
 */
export async function callsComing(
  call: CallName,
  online: Pick<Online, 'isOnline'>,
): Promise<typeof import('./callMaker.ts')> {
  try {
    return await import('./callMaker.ts');
  } catch (cause) {
    throw new ApiError({ kind: online.isOnline() ? 'network' : 'offline', sent: false, call, cause });
  }
}

/**
 * Loads the parts that make calls ahead of the first one, both at once. Never rejects: a call that needs them reports
 * the failure.
 */
export async function prepareCalls(): Promise<void> {
  await Promise.allSettled([import('./callMaker.ts'), loadAxios()]);
}
