import type { ApiError } from '@sanchay/api-client';
import type { CallBody, Redemption } from '@sanchay/contracts';
import { useStepUp, useWrite } from '@sanchay/remote-kit';
import { useRef, type ReactElement } from 'react';

type Body = CallBody<'createSwitch'> | CallBody<'createRedemption'>;

export interface Agree {
  /**
   * Requests a code and places the order.
   * @returns the order, or null when none was placed.
   */
  place(body: Omit<Body, 'step_up'>): Promise<Redemption | null>;
  busy: boolean;
  error: ApiError | null;
  dialog: ReactElement | null;
}

const REFRESH = ['sellable', 'redemptions', 'holdings', 'holding'] as const;

/**
 * Placing a sale or switch that was agreed to. When an answer got lost, the same request is sent again, hence under the
 * same key, so that it is never placed twice.
 */
export function useAgree(kind: 'redeem' | 'switch'): Agree {
  const stepUp = useStepUp();
  const redeem = useWrite('createRedemption', [...REFRESH]);
  const change = useWrite('createSwitch', [...REFRESH]);
  const unsure = useRef<Body | null>(null);
  const write = kind === 'switch' ? change : redeem;

  async function send(body: Body): Promise<Redemption | null> {
    try {
      const { data } = await write.mutateAsync({ body } as never);
      unsure.current = null;
      return data;
    } catch (cause) {
      unsure.current = (cause as ApiError).kind === 'unsure' ? body : null;
      return null;
    }
  }

  return {
    async place(asked) {
      if (unsure.current) return send(unsure.current);
      const token = await stepUp.ask('redeem', { confirms: asked.consent_hash });
      if (token === null) return null;
      return send({ ...asked, step_up: token } as Body);
    },
    busy: write.isPending,
    error: write.error,
    dialog: stepUp.dialog,
  };
}
