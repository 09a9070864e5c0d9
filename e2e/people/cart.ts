import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';
import { confirmedOtp } from './otp.ts';

interface Order {
  code: string;
  type: 'buy' | 'sip';
  /** Rupees. */
  amount: number;
  /** Opens a folio for its units. */
  new_folio?: boolean;
}

/** Puts an order into the investor's cart through the API and gives its id. */
export async function putIntoCart({ token }: Investor, order: Order): Promise<string> {
  const { data } = await callApi<{ data: { id: string } }>('POST', '/api/v3/orders.json', {
    token,
    body: order,
  });
  return data.id;
}

interface Cart {
  id: string;
  revision: number;
  items: { order_id: string; amount: number; consent: { hash: string } | null }[];
  /** What its OTP confirms; null when it needs none. */
  confirms: string | null;
}

/** What the investor's cart holds. */
export async function cartOf({ token }: Investor): Promise<Cart> {
  const { data } = await callApi<{ data: Cart }>('GET', '/api/v3/cart.json', { token });
  return data;
}

/** The token of the OTP of the investor's cart as it stands, through the API. */
export function otpOfCart(investor: Investor, { confirms }: Cart): Promise<string> {
  return confirmedOtp(investor, 'purchase', confirms);
}
