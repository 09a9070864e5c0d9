import { endReasonOf, type Call } from '@sanchay/contracts';
import type { ApiResponse, Link } from '../link.ts';
import type { ClientSession } from '../session.ts';
import { statusMessage } from '../statusWord.ts';

/** The rule of the specification, section 8: 401 or 422 with status `failure`, sign-in calls excepted. */
export function endsSession(call: Call, { status, body }: ApiResponse): boolean {
  return !call.keepsSession && (status === 401 || status === 422) && statusMessage(body) === 'failure';
}

function codeOf(body: unknown): unknown {
  return (body as { code?: unknown } | null)?.code;
}

/** Ends the session once, however many calls are turned away with it, and never a newer session than theirs. */
export function sessionEnd(session: ClientSession): Link {
  let endedWith: string | null | undefined;
  return async (request, next) => {
    const response = await next(request);
    const token = response.token ?? null;
    if (!endsSession(request.call, response)) {
      if (token !== null && token !== endedWith && response.status < 400) endedWith = undefined;
      return response;
    }
    const isStale = token !== session.token();
    const hasEnded = endedWith !== undefined && (token === null || token === endedWith);
    if (isStale || hasEnded) return response;
    endedWith = token;
    session.end(endReasonOf(codeOf(response.body)));
    return response;
  };
}
