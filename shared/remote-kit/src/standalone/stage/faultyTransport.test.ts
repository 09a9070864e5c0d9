import type { ApiRequest, ApiResponse } from '@sanchay/api-client';
import { type CallName } from '@sanchay/contracts';
import { endpoints } from '@sanchay/contracts/endpoints';
import { faultyTransport, type NetworkFault } from './faultyTransport.ts';

const right: ApiResponse = { status: 200, headers: {}, body: 'right' };
const request = (name: CallName) => ({ name, call: endpoints[name] }) as ApiRequest;

async function ask(name: CallName, fault: NetworkFault, latency = 0) {
  const waits: number[] = [];
  const transport = faultyTransport(
    async () => right,
    () => ({ fault, latency }),
    async (ms) => void waits.push(ms),
  );
  const answer = await transport(request(name)).catch((error: unknown) => error as { kind: string });
  return { answer, waits };
}

test.each([
  ['none', 'cart', right],
  ['server', 'cart', { status: 500 }],
  ['server', 'goldPrices', { status: 500 }],
  ['unauthorised', 'cart', { status: 401, body: { status: 'failure', code: 'signed_out' } }],
  ['unauthorised', 'authenticate', right],
  ['offline', 'cart', { kind: 'network', sent: false }],
] as const)('X6 · %s answers %s so', async (fault, name, expected) => {
  expect((await ask(name, fault)).answer).toMatchObject(expected);
});

test('X6 · every answer waits as long as chosen, and not at all by itself', async () => {
  expect((await ask('cart', 'none', 2_000)).waits).toEqual([2_000]);
  expect((await ask('cart', 'offline', 300)).waits).toEqual([300]);
  expect((await ask('cart', 'none')).waits).toEqual([]);
});
