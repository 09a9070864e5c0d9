import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from '../partners/signature.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { canSend, channelOf, sendMessage } from './index.ts';

const SECRET = 'a-secret-of-the-mail-provider-0123456789';

describe('letters to people', () => {
  let api: TestApi;
  let carried: { path: string; body: string; signed: boolean }[] = [];
  let status = 200;
  const provider = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const message = { method: request.method!, path: request.url!, body };
      carried.push({
        path: request.url!,
        body,
        signed: isSigned(SECRET, message, request.headers, api.clock.now()),
      });
      response.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    api = await testApi({ sandbox: false, messageProviders: { email: { origin, secret: SECRET } } });
  });
  beforeEach(() => {
    carried = [];
    status = 200;
  });
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => provider.close(resolve));
  });

  const send = () =>
    api.db.tx((tx) =>
      sendMessage(api.ctx, tx, { channel: 'email', to: 'asha@example.test', text: 'Hello', code: '123456' }),
    );
  const waiting = () => api.db.query('SELECT recipient FROM outgoing_messages');

  test('I4 · a letter is handed to its provider, signed, and then forgotten here', async () => {
    await send();
    expect(carried).toEqual([]);
    expect(await api.runJobs()).toEqual(['message-send']);
    expect(carried).toEqual([{ path: '/messages', body: carried[0]!.body, signed: true }]);
    expect(JSON.parse(carried[0]!.body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      channel: 'email',
      to: 'asha@example.test',
      text: 'Hello',
    });
    expect(await waiting()).toEqual([]);
  });

  test('I4 · one that was not taken stays and is tried again', async () => {
    status = 500;
    await send();
    await expect(api.runJobs()).rejects.toThrow('the email provider answered 500');
    expect(await waiting()).toEqual([{ recipient: 'asha@example.test' }]);
  });

  test('I4 · a channel without a provider is shown as unavailable, and nothing is lost silently', async () => {
    expect([canSend(api.ctx, 'email'), canSend(api.ctx, 'sms')]).toEqual([true, false]);
    await expect(
      api.db.tx((tx) => sendMessage(api.ctx, tx, { channel: 'sms', to: '9000000001', text: 'Hello' })),
    ).rejects.toMatchObject({ httpStatus: 503, code: 'unavailable' });
  });

  test('I4 · an address is reached by e-mail, a number by SMS', () => {
    expect([channelOf('asha@example.test'), channelOf('9000000001')]).toEqual(['email', 'sms']);
  });
});
