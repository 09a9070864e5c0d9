import type { CallName, CallReply, Order } from '@sanchay/contracts';
import type { CallArguments, CallResult, Client } from './index.ts';
import { ok, testClient } from './testClient.ts';

// Checked by the compiler: an expectation that is no longer an error fails the type check.
test('X6 · the contracts decide what a call takes and gives', async () => {
  const { client, sent } = testClient([ok({ status: 'success', data: { id: '7' } })]);
  const reply: CallReply<'order'> = await client.call('order', { params: { id: '7' } });
  expect(reply.data.id).toBe('7');
  await client.call('orders');
  await client.call('orders', { query: { page: 1 } });
  await client.call('logout');
  const wrong = (typed: Client) => [
    // @ts-expect-error the parameter is missing
    () => typed.call('order'),
    // @ts-expect-error the parameter has another name
    () => typed.call('order', { params: { code: '7' } }),
    // @ts-expect-error a GET has no body
    () => typed.call('orders', { body: {} }),
    // @ts-expect-error no such call
    () => typed.call('ordres'),
    // @ts-expect-error the password is missing
    () => typed.call('authenticate', { body: { email: 'a@b.in' } }),
  ];
  expect(wrong(client)).toHaveLength(5);
  expect(sent).toHaveLength(4);
});

test('X6 · wrappers for any call and results with a stated type keep their types', async () => {
  const { client } = testClient([ok({ status: 'success', data: { id: '7' } })]);
  const query = <K extends CallName>(name: K, ...options: CallArguments<K>) => {
    const queryFn = (): Promise<CallResult<K>> => client.call(name, ...options);
    return { queryKey: [name, ...options], queryFn };
  };
  const asked = query('order', { params: { id: '7' } });
  const order: Order = (await asked.queryFn()).data;
  expect([order.id, asked.queryKey]).toEqual(['7', ['order', { params: { id: '7' } }]]);
  const returned = async (): Promise<CallReply<'cart'>> => client.call('cart');
  await expect(returned()).resolves.toMatchObject({ status: 'success' });
});
