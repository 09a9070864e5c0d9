import fastify, { type FastifyInstance } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goneSignal } from './gone.ts';

describe('a request whose caller is gone', () => {
  let app: FastifyInstance;
  const signals = new Map<string, AbortSignal>();
  const arrived = new Map<string, () => void>();
  beforeAll(async () => {
    app = fastify();
    app.post<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
      const signal = goneSignal(reply);
      signals.set(name, signal);
      arrived.get(name)?.();
      if (name === 'waits') await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { name };
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const address = (name: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/${name}`;

  test('X4 · one that hangs up before its answer is noticed, with a body too', async () => {
    const isThere = new Promise<void>((resolve) => arrived.set('waits', resolve));
    const call = request(address('waits'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    call.on('error', () => undefined);
    call.end('{"a":1}');
    await isThere;
    const signal = signals.get('waits')!;
    expect(signal.aborted).toBe(false);
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    call.destroy();
    await aborted;
  });

  test('X4 · one that gets its answer is not', async () => {
    const answer = await fetch(address('answers'), { method: 'POST' });
    expect(await answer.json()).toEqual({ name: 'answers' });
    expect(signals.get('answers')!.aborted).toBe(false);
  });
});
