import { fakeGateway, newsOf, sendNews, endQuietly } from './fakeGateway.ts';
import type { FakeGateway } from './fakeGateway.ts';
import { orderMarket } from './orderMarket.ts';
import { signIn } from './personas.ts';
import type { SignedIn } from './personas.ts';
import { testApi } from './testApi.ts';
import type { TestApi } from './testApi.ts';

export interface OrderBench {
  api: TestApi;
  gateway: FakeGateway;
  asha: SignedIn;
  /** Pays the cart as it stands through the gateway, up to the news of success. @returns the payment's id. */
  payCart(): Promise<string>;
  close(): Promise<void>;
}

/** The API with a few plain funds, a gateway that speaks the real protocol, and a signed-in investor. */
export async function orderBench(): Promise<OrderBench> {
  const gateway = await fakeGateway();
  const api = await testApi({ partnersOrigin: gateway.origin });
  gateway.now = api.clock.now;
  await orderMarket(api.db);
  const asha = await signIn(api, 'asha');
  const { token } = asha;
  return {
    api,
    gateway,
    asha,
    async payCart() {
      const cart = (await api.call('cart', { token })).body.data;
      const body = { cart_id: cart.id, revision: cart.revision, method: 'upi' };
      const answer = await api.call('pay', { token, body, key: `${cart.id}:${cart.revision}` });
      if (answer.http !== 200) throw new Error(`the cart was not paid: ${JSON.stringify(answer.body)}`);
      const { id } = answer.body.data;
      if (answer.body.data.status !== 'pending') return id;
      endQuietly(gateway, id, { status: 'successful', paid_at: api.clock.now().toISOString() });
      const news = await sendNews(api, newsOf(gateway, id));
      if (news.http !== 200) throw new Error(`the news was not taken: ${news.code}`);
      return id;
    },
    async close() {
      await api.close();
      await gateway.close();
    },
  };
}
