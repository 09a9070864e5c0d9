import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { signIn } from '../testing/people/personas.ts';
import { FUNDS, orderMarket } from '../testing/orderMarket.ts';
import { cartToPay } from '../testing/people/stepUp.ts';
import { partnerEnvironment } from '../platform/settings/partnerSecrets.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const program = path.join(import.meta.dirname, 'main.ts');

/** A port that is free now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('the sandbox payment gateway, as a process of its own', () => {
  let api: TestApi;
  let gateway: ChildProcess;
  let origin: string;
  let token: string;

  async function startGateway(databaseUrl: string, port: number): Promise<void> {
    gateway = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        ...partnerEnvironment(testSecret),
        SANCHAY_SANDBOX: '1',
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [ready] = (await once(gateway, 'message')) as [{ ready: boolean; port: number }];
    expect(ready).toEqual({ ready: true, port });
  }

  async function killGateway(): Promise<void> {
    gateway.kill('SIGKILL');
    await once(gateway, 'exit');
  }

  beforeAll(async () => {
    const [gatewayPort, apiPort] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${gatewayPort}`;
    api = await testApi({ partnersOrigin: origin, publicOrigin: `http://127.0.0.1:${apiPort}` });
    // The process uses real time, so signatures and expiries use it too.
    api.clock.set(new Date().toISOString());
    await orderMarket(api.db);
    await startGateway(api.ownerUrl, gatewayPort);
    await api.app.listen({ host: '127.0.0.1', port: apiPort });
    token = (await signIn(api, 'asha')).token;
  });
  afterAll(async () => {
    await killGateway();
    await api.close();
  });

  beforeEach(async () => {
    api.clock.set(new Date().toISOString());
    const cart = (await api.call('cart', { token })).body.data;
    if (cart.items.length > 0) return;
    await api.call('createOrder', { token, body: { code: FUNDS.equity, type: 'buy', amount: 5000 } });
  });

  async function pay() {
    const body = { ...(await cartToPay(api, token)), method: 'upi' };
    const answer = await api.call('pay', { token, body });
    expect(answer.http).toBe(200);
    const { id, redirect_url } = answer.body.data;
    return { id, page: redirect_url! };
  }
  const press = (page: string, action: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  const status = async (id: string) =>
    (await api.db.query<{ status: string }>('SELECT status FROM payments WHERE id = $1', [id]))[0]!.status;
  const cancelLive = async (page: string) => void (await press(page, 'cancel'));

  test('I4 · its page states the amount, that no money moves, and has no script', async () => {
    const { page } = await pay();
    expect(page.startsWith(`${origin}/pay/`)).toBe(true);
    const answer = await fetch(page);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('₹5,000.00');
    expect(text).toContain('This is the Sanchay sandbox: no money moves.');
    expect(text).not.toContain('<script');
    expect([...text.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action)).toEqual([
      'pay',
      'fail',
      'pending',
      'cancel',
      'pay_late',
      'pay_twice',
      'pay_silent',
      'pay_other',
      'forge',
    ]);
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${api.ctx.settings.publicOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect((await fetch(`${origin}/pay/style.css`)).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    );
    await cancelLive(page);
  });

  test('I4 · paying notifies the API before the user returns; a double click does it once', async () => {
    const { id, page } = await pay();
    const answers = await Promise.all([press(page, 'pay'), press(page, 'pay')]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`${api.ctx.settings.publicOrigin}/orders?payment=${id}`);
    }
    expect(await status(id)).toBe('successful');
    expect(
      await api.db.query(`SELECT count(*) AS count FROM partners_sandbox.events WHERE body LIKE $1`, [
        `%${id}%`,
      ]),
    ).toEqual([{ count: 1 }]);
    const after = await (await fetch(page)).text();
    expect(after).toContain('This payment is done.');
    expect(after).not.toContain('value="pay"');
  });

  test('I4 · a charge reversed by the bank is reported to the API, once', async () => {
    const { id, page } = await pay();
    await press(page, 'pay');
    await Promise.all([press(page, 'charge_back'), press(page, 'charge_back')]);
    expect(await status(id)).toBe('charged_back');
    const [row] = await api.db.query(
      `SELECT count(*)::int AS count FROM partners_sandbox.events WHERE body LIKE $1 AND body LIKE '%charged_back%'`,
      [`%${id}%`],
    );
    expect(row).toEqual({ count: 1 });
    expect(await (await fetch(page)).text()).not.toContain('<form');
  });

  test.each([
    ['fail', 'Your bank declined the payment.'],
    ['cancel', 'You cancelled the payment.'],
  ])('I4 · %s ends it unpaid', async (action, message) => {
    const { id, page } = await pay();
    expect((await press(page, action)).status).toBe(303);
    const payment = (await api.call('payment', { token, params: { id } })).body.data;
    expect(payment.status).toBe('failed');
    expect(payment.reason).toContain(message);
    expect((await api.call('cart', { token })).body.data.items).toHaveLength(1);
  });

  test('I4 · left pending, it can be paid later, also after the gateway was killed', async () => {
    const { id, page } = await pay();
    expect((await press(page, 'pending')).status).toBe(303);
    expect(await status(id)).toBe('pending');
    await killGateway();
    const down = await api.call('payment', { token, params: { id } });
    expect([down.http, down.body.data.status]).toEqual([200, 'pending']);
    await startGateway(api.ownerUrl, Number(new URL(origin).port));
    await press(page, 'pay');
    expect(await status(id)).toBe('successful');
  });

  test('I4 · while it is down, nothing is charged and the cart stays', async () => {
    const body = { ...(await cartToPay(api, token)), method: 'upi' };
    await killGateway();
    const answer = await api.call('pay', { token, body });
    expect([answer.http, answer.body.code]).toEqual([503, 'gateway_unreachable']);
    await startGateway(api.ownerUrl, Number(new URL(origin).port));
    expect((await api.call('cart', { token })).body.data).toMatchObject({
      revision: body.revision,
      payment_id: null,
    });
  });

  test('I4 · news that could not be delivered is delivered again', async () => {
    const { id, page } = await pay();
    const notify = await api.db.query('SELECT notify_url FROM partners_sandbox.payments WHERE id = $1', [id]);
    await api.db.query(
      `UPDATE partners_sandbox.payments SET notify_url = 'http://127.0.0.1:1/payments' WHERE id = $1`,
      [id],
    );
    await press(page, 'pay');
    expect(await status(id)).toBe('pending');
    expect(
      await api.db.query(
        'SELECT attempts > 0 AS tried FROM partners_sandbox.events WHERE delivered_at IS NULL',
      ),
    ).toEqual([{ tried: true }]);
    await api.db.query(
      'UPDATE partners_sandbox.events SET notify_url = $1, next_at = now() WHERE delivered_at IS NULL',
      [notify[0]!.notify_url],
    );
    await deliveredSoon();
    expect(await status(id)).toBe('successful');
  });

  test('I4 · an expired page states that it has expired, and nothing can be paid on it', async () => {
    const { id, page } = await pay();
    await api.db.query(
      `UPDATE partners_sandbox.payments SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    expect(await (await fetch(page)).text()).toContain(
      'The time for this payment is over. Nothing was charged.',
    );
    expect((await press(page, 'pay')).status).toBe(410);
    expect((await api.call('payment', { token, params: { id } })).body.data.status).toBe('expired');
  });

  test('I4 · an unknown page and an unsigned call are refused', async () => {
    expect((await fetch(`${origin}/pay/nothing-like-this`)).status).toBe(404);
    const unsigned = await fetch(`${origin}/payments`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([unsigned.status, ((await unsigned.json()) as { code: string }).code]).toEqual([
      403,
      'signature_invalid',
    ]);
  });

  /** Waits for the delivery loop of the other process, looking at what it writes. */
  async function deliveredSoon(): Promise<void> {
    const until = Date.now() + 5_000;
    for (;;) {
      const waiting = await api.db.query(
        'SELECT pg_sleep(0.05) FROM partners_sandbox.events WHERE delivered_at IS NULL',
      );
      if (waiting.length === 0) return;
      if (Date.now() > until) throw new Error('the news did not arrive in five seconds');
    }
  }
});
