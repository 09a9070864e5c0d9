import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/** A refusal that is kept as a security event; its code is the event's kind. */
export class Refusal extends Problem {}

/** 422: a release or a step that cannot be trusted. */
export function refused(code: string, message: string): Refusal {
  return new Refusal(422, 'validation_failed', code, message);
}

/** Runs a step of an owner and keeps what is refused in it. The step itself leaves nothing behind then. */
export async function guarded<Result>(
  ctx: Context,
  { remote, by, address }: { remote: string; by: string; address?: string },
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Refusal)
      await recordSecurityEvent(ctx, { kind: error.code, remote, by, reason: error.message }, address);
    throw error;
  }
}
