import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type CallBody, type PaymentMethod } from '@sanchay/contracts';
import {
  useCriticalOperation,
  useFlow,
  usePlatform,
  useStepUp,
  useWrite,
  type Flow,
} from '@sanchay/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { Feature, Subscription } from './subscriptionTypes.ts';

const PATH = '/subscriptions';

/**
 * Subscribes to a feature: free of charge, for coins, or for money after an OTP, with the payment page in a window of
 * its own. Where the browser opens no window, this page navigates to the payment page.
 */
export function useSubscribe() {
  const { navigate } = usePlatform();
  const open = useFlow();
  const stepUp = useStepUp();
  const create = useWrite('createSubscription', ['subscriptions', 'coins', 'userInfo']);
  const confirmed = useRef<{ confirms: string; token: string } | null>(null);
  const [gateway, setGateway] = useState<string | null>(null);
  useCriticalOperation(create.isPending, 'subscription');

  // After the request has ended, so that the browser does not ask whether to leave.
  useEffect(() => {
    if (gateway !== null && !create.isPending) window.location.assign(gateway);
  }, [gateway, create.isPending]);

  async function unpaid({ feature_name, coins, free }: Feature): Promise<boolean> {
    const terms = free ? { pay_with: 'free', amount: 0 } : { pay_with: 'coins', amount: coins };
    return create.mutateAsync({ body: { feature_name, ...terms } as CallBody<'createSubscription'> }).then(
      () => true,
      () => false,
    );
  }

  async function pay({ feature_name, total }: Feature, method: PaymentMethod): Promise<void> {
    const body = { feature_name, pay_with: 'money' as const, amount: total, method };
    const confirms = confirmsOf('createSubscription', { params: {}, body });
    const token =
      confirmed.current?.confirms === confirms
        ? confirmed.current.token
        : await stepUp.ask('purchase', { confirms });
    if (token === null) return;
    confirmed.current = { confirms, token };
    // Right after the last digit: browsers block a window that comes later.
    const flow = open();
    try {
      const { data } = await create.mutateAsync({ body: { ...body, step_up: token } });
      await follow(flow, data.payment);
    } catch (cause) {
      flow.abandon();
      if ((cause as ApiError).code === 'step_up_invalid') confirmed.current = null;
    }
  }

  async function follow(flow: Flow, payment: Subscription['payment']): Promise<void> {
    const address = payment?.redirect_url ?? null;
    if (address !== null && flow.blocked) return setGateway(address);
    const seeHow = (): void => navigate(payment ? `${PATH}?payment=${payment.id}` : PATH);
    if (!payment || address === null) flow.abandon();
    else {
      const isReturn = ({ pathname, searchParams }: URL): boolean =>
        pathname === PATH && searchParams.get('payment') === payment.id;
      await flow.go({ address, flow: payment.id, isReturn, late: seeHow });
    }
    seeHow();
  }

  return {
    unpaid,
    pay,
    busy: create.isPending || gateway !== null,
    error: create.error,
    forget: create.reset,
    dialog: stepUp.dialog,
  };
}
