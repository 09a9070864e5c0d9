import { callApi } from './callApi.ts';
import { codeSentTo, type Investor } from './investor.ts';

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
export async function otpOfCart({ token, email }: Investor, { confirms }: Cart): Promise<string> {
  const started = await callApi<{ data: { otp_ref: string } }>('POST', '/api/v5/users/step_up.json', {
    token,
    body: { purpose: 'purchase', confirms },
  });
  const { data } = await callApi<{ data: { step_up: string } }>('POST', '/api/v5/users/step_up/verify.json', {
    token,
    body: { otp_ref: started.data.otp_ref, code: await codeSentTo(email) },
  });
  return data.step_up;
}
