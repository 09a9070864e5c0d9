import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, signedHeaders } from '../../partners/signature.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { signIn } from '../../testing/people/personas.ts';
import { partnerEnvironment } from '../../platform/settings/partnerSecrets.ts';
import { testSecret } from '../../testing/partners/partnerSecrets.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const SECRET = 'desk-secret-desk-secret-desk-secret';
const WEBHOOK = '/api/v3/webhooks/help_desk';

describe('an outside help desk', () => {
  let api: TestApi;
  let desk: Server;
  let token: string;
  let got: { path: string; headers: IncomingHttpHeaders; body: string }[];
  let status: number;
  beforeEach(async () => {
    [got, status] = [[], 200];
    desk = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ path: request.url!, headers: request.headers, body });
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
    api = await testApi({ desk: { origin, secret: SECRET } });
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(async () => {
    await api.close();
    await new Promise<void>((resolve) => {
      desk.close(() => resolve());
      desk.closeAllConnections();
    });
  });

  const open = async () =>
    (
      await api.call('createTicket', {
        token,
        body: { category: 'insurance', subject: 'A claim', text: 'How long does it take?' },
      })
    ).body.data;
  const answer = (id: string, over: object = {}, secret = SECRET) => {
    const payload = {
      answer_id: 'answer-0001',
      ticket_id: id,
      name: 'Nita',
      text: 'Ten days.',
      close: false,
      ...over,
    };
    const body = JSON.stringify(payload);
    const headers = signedHeaders(secret, { method: 'POST', path: WEBHOOK, body }, api.clock.now());
    return api.app.inject({
      method: 'POST',
      url: WEBHOOK,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
  };
  const ticket = async (id: string) => (await api.call('ticket', { token, params: { id } })).body.data;

  test('S20 · messages are handed over signed, each under its own id', async () => {
    const { id, messages } = await open();
    expect(await api.runJobs()).toEqual(['help-desk-forward']);
    await api.call('replyToTicket', { token, params: { id }, body: { text: 'Any news?' } });
    await api.runJobs();
    expect(got.map(({ path }) => path)).toEqual(['/tickets/messages', '/tickets/messages']);
    const [first, second] = got;
    const message = { method: 'POST', path: '/tickets/messages', body: first!.body };
    expect(isSigned(SECRET, message, first!.headers, api.clock.now())).toBe(true);
    expect(first!.headers['idempotency-key']).toBe(messages[0]!.id);
    expect(JSON.parse(first!.body)).toEqual({
      message_id: messages[0]!.id,
      ticket_id: id,
      number: 'T-100001',
      category: 'insurance',
      subject: 'A claim',
      text: 'How long does it take?',
      person: { name: 'Asha Ramesh Kulkarni', email: 'asha@sanchay.example' },
    });
    expect(JSON.parse(second!.body)).toMatchObject({ ticket_id: id, text: 'Any news?' });
  });

  test('S20 · a desk that is out of order loses nothing: the job fails and is tried again', async () => {
    status = 500;
    await open();
    await expect(api.runJobs()).rejects.toThrow('help desk: POST /tickets/messages');
  });

  test('S20 · its answers reach the user, each once', async () => {
    const { id } = await open();
    expect((await answer(id)).statusCode).toBe(200);
    expect((await answer(id)).statusCode).toBe(200);
    const now = await ticket(id);
    expect(now.state).toBe('answered');
    expect(now.messages.map(({ author, name, text }) => [author, name, text])).toEqual([
      ['investor', 'Asha Ramesh Kulkarni', 'How long does it take?'],
      ['staff', 'Nita', 'Ten days.'],
    ]);
    await answer(id, { answer_id: 'answer-0002', close: true });
    expect((await ticket(id)).state).toBe('closed');
    expect((await answer(id, { answer_id: 'answer-0003' })).statusCode).toBe(409);
    expect((await ticket(id)).messages).toHaveLength(3);
  });

  test('S20 · what is not signed, not an answer, or of no ticket is refused', async () => {
    const { id } = await open();
    expect((await answer(id, {}, SECRET.toUpperCase())).json()).toMatchObject({ code: 'signature_invalid' });
    expect((await answer(id, { text: '  ' })).statusCode).toBe(400);
    expect((await answer('5a9c4a1e-0001-4000-8000-000000000099')).statusCode).toBe(404);
    expect((await ticket(id)).messages).toHaveLength(1);
  });

  test('S20 · without one set up nothing is handed over and nothing is listened to', async () => {
    const plain = await testApi();
    try {
      const { token: own } = await signIn(plain, 'asha');
      const body = { category: 'insurance', subject: 'A claim', text: 'How long?' };
      expect((await plain.call('createTicket', { token: own, body })).http).toBe(200);
      expect(await plain.runJobs()).toEqual([]);
      expect((await plain.app.inject({ method: 'POST', url: WEBHOOK, payload: {} })).statusCode).toBe(404);
    } finally {
      await plain.close();
    }
  });

  test('S20 · the operator sees what is wrong with the settings', () => {
    const env = { DATABASE_URL: 'postgres://x/y', ...partnerEnvironment(testSecret) };
    expect(readSettings(env).desk).toBeUndefined();
    const desk = { HELP_DESK_ORIGIN: 'https://desk.example', HELP_DESK_SECRET: 's'.repeat(32) };
    expect(readSettings({ ...env, ...desk }).desk).toEqual({
      origin: 'https://desk.example',
      secret: 's'.repeat(32),
    });
    expect(() => readSettings({ ...env, ...desk, HELP_DESK_SECRET: 's'.repeat(31) })).toThrow('at least 32');
    expect(() => readSettings({ ...env, ...desk, HELP_DESK_ORIGIN: 'ftp://x' })).toThrow('HELP_DESK_ORIGIN');
  });
});
