import { ApiError } from '../apiError.ts';
import type { ApiResponse, Link } from '../link.ts';
import type { ClientSession } from '../session.ts';

const NEAR = 60_000;

/** After a 401 for an expired token: one refresh, shared by all calls that wait for it, then the call once more. */
export function refresh(
  session: ClientSession,
  renew: () => Promise<string | null>,
  now: () => number,
): Link {
  return async (request, next) => {
    const response = await next(request);
    if (response.status !== 401 || request.call.keepsSession || !response.token) return response;
    const current = session.token();
    if (current !== response.token) return current ? next(request) : response;
    if (!isExpired(session.expiresAt?.() ?? null, response, now)) return response;
    return (await renewed(renew)) ? next(request) : response;
  };
}

/** By the server's clock where the response contains it: the device's own may be minutes off. */
function isExpired(expiresAt: number | null, response: ApiResponse, now: () => number): boolean {
  if (expiresAt === null) return true;
  const serverTime = Date.parse(response.headers.date ?? '');
  return expiresAt - (Number.isNaN(serverTime) ? now() : serverTime) <= NEAR;
}

async function renewed(renew: () => Promise<string | null>): Promise<string | null> {
  try {
    return await renew();
  } catch (cause) {
    const error = ApiError.from(cause, 'network');
    if (error.kind === 'unauthorised' || error.kind === 'refused') return null;
    // A lost response to the refresh reveals nothing about the call, which the server has just rejected.
    throw new ApiError({ kind: error.kind === 'unsure' ? 'network' : error.kind, cause });
  }
}
