import type { CallBody, CallReply, GoldOrder, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoldRoutes } from './routes.tsx';
import { MESSAGES, messageLoaders } from './messages.ts';

/** A user who may buy, or not yet, by the state of their portfolio. */
export function asha(onboardingState = 13) {
  const user = { name: 'Asha', current_portfolio: { id: 1, onboarding_state: onboardingState } };
  return { loggedIn: true, userFetched: true, user: user as UserInfo };
}

/** A held price of ₹2,953.63 a gram. */
export function heldPrice(blockId = 'block-1', buy = 2953.63): CallReply<'goldCurrentPrice'> {
  return {
    taxes: { cgst: 1.5, sgst: 1.5, igst: 3 },
    block_id: blockId,
    fetched_at: '2026-11-20T04:30:00.000Z',
    valid_until: '2026-11-20T04:35:00.000Z',
    current_gold_price: { buy, sell: 2865.02 },
    refusal: null,
  };
}

/** An order of ₹1,000 that waits for its payment. */
export function goldOrder(over: Partial<GoldOrder> = {}): GoldOrder {
  return {
    id: 'order-1',
    side: 'buy',
    status: 'pending',
    grams: 0.3287,
    rate_before_tax: 2953.63,
    rate_with_tax: 3042.24,
    gold_value: 970.87,
    tax: 29.13,
    total: 1000,
    placed_at: '2026-11-20T04:30:00.000Z',
    invoice_no: null,
    payment: {
      id: 'pay-1',
      purpose: 'gold',
      status: 'pending',
      amount: 1000,
      method: 'upi',
      redirect_url: 'http://localhost/#pay-1',
      expires_at: '2026-11-20T04:45:00.000Z',
      refund: null,
      reason: null,
      delayed: false,
      refunds: [],
      started_at: '2026-11-20T04:30:00Z',
      payer: null,
      order_ids: ['order-1'],
    },
    ...over,
  };
}

/** The remote at a path. */
export function renderGold(options: Omit<RenderRemoteOptions, 'name' | 'messages'>) {
  return renderRemote(GoldRoutes, { name: MESSAGES, messages: messageLoaders, ...options });
}

/** The requests of a gold purchase, with successful responses. */
export const buyAnswers = {
  goldCurrentPrice: heldPrice(),
  createGoldOrder: { status: 'success' as const, data: goldOrder() },
  startStepUp: {
    status: 'success' as const,
    data: { otp_ref: 'ref-1', resend_after: 30, sent_to: 'a•••@sanchay.example' },
  },
  verifyStepUp: {
    status: 'success' as const,
    data: { step_up: 'token-1', expires_at: '2026-11-20T04:35:00Z' },
  },
};

/** The button that buys. */
export const payment = () => screen.findByRole('button', { name: /^Pay/ });

/** Presses the button that buys, and confirms with the OTP. */
export async function buyWithOtp(press: 'click' | 'dblClick' = 'click'): Promise<void> {
  await userEvent[press](await payment());
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(await within(dialog).findByRole('textbox'), '123456');
}

/** The orders that were sent. */
export const placed = (calls: { name: string; options: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'createGoldOrder')
    .map(({ options }) => options as { body: CallBody<'createGoldOrder'> });
