import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { TEST_MASTERS } from './testing/masters.ts';
import { partnerEnvironment } from './platform/settings/partnerSecrets.ts';
import { testApi, type TestApi } from './testing/testApi.ts';

const main = path.join(import.meta.dirname, 'main.ts');

describe('the API process', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const environment = () => ({
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: api.ctx.settings.databaseUrl,
    ...partnerEnvironment(() => randomBytes(32).toString('hex')),
    VAULT_KEY: TEST_MASTERS.current.toString('base64url'),
    SANCHAY_SANDBOX: '1',
    SANCHAY_AUDIT_HEADS: api.ctx.settings.auditHeadsFile,
    // The order of the end is what counts here, not the speed of the machine.
    SHUTDOWN_MS: '60000',
    HOST: '127.0.0.1',
    PORT: '0',
  });

  test('X7 · it reports when it is ready, serves, logs no secrets, and ends in order', async () => {
    const child = fork(main, { env: environment(), silent: true });
    let log = '';
    child.stdout!.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
    expect(message.ready).toBe(true);
    const origin = `http://127.0.0.1:${message.port}`;
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('\nnodejs_eventloop_lag_seconds ');
    const answer = await fetch(`${origin}/api/v5/users/authenticate.json?secret=query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'s'.repeat(43)}` },
      body: JSON.stringify({ email: 'asha@sanchay.example', password: 'Sandbox#2026' }),
    });
    const { token } = (await answer.json()) as { token: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    const stream = await fetch(`${origin}/api/v3/stream`, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status).toBe(200);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    await stream.text();
    expect(code).toBe(0);
    expect(log).toContain('"path":"/api/v5/users/authenticate.json"');
    for (const secret of [token, 'Sandbox#2026', 's'.repeat(43), 'secret=query'])
      expect(log).not.toContain(secret);
  });

  test('X7 · it ends when its parent is killed without a signal', async () => {
    const script = `
      const { fork } = require('node:child_process');
      fork(${JSON.stringify(main)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
        .on('message', ({ port }) => console.log('ready ' + port));`;
    const parent = spawn(process.execPath, ['-e', script], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = createInterface({ input: parent.stdout });
    for await (const line of lines) if (line.startsWith('ready ')) break;
    parent.kill('SIGKILL');
    parent.stdout.resume();
    // The output is shared with the grandchild, so it ends when both are gone.
    await once(parent, 'close');
  });

  test('X7 · it does not start without what it needs, and reports why', async () => {
    const child = fork(main, { env: { ...environment(), PARTNER_SECRET_BANK: '' }, silent: true });
    let text = '';
    child.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(text).toContain('PARTNER_SECRET_BANK needs at least 32 characters');
  });
});
