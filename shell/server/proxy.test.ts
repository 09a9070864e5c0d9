import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { ask, listen } from '../testing/askServer.ts';
import { createAdmission } from './admission.ts';
import { apiProxy, type ProxyOptions } from './proxy.ts';

const STREAM = '/api/v3/stream';
const one = { perNetwork: 1, total: 1 };

describe('the proxy to the API, with a single connection in its pool', () => {
  let stop: (() => void)[] = [];
  afterEach(() => {
    for (const each of stop) each();
    stop = [];
  });

  const stopLater = (server: Server): void => {
    stop.push(() => {
      server.closeAllConnections();
      server.close();
    });
  };

  /** An API that keeps streams open, leaves `/api/held` to the test, and answers everything else. */
  const start = async (options: ProxyOptions = {}) => {
    const seen: string[] = [];
    const held: ServerResponse[] = [];
    const api = createServer((request, response) => {
      seen.push(request.url!);
      if (decodeURIComponent(request.url!).startsWith(STREAM)) {
        response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
        response.write(': open\n\n');
      } else if (request.url === '/api/held') {
        held.push(response);
        response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 4 });
        response.write('ab');
      } else request.resume().on('end', () => response.end(request.headers['content-length'] ?? 'none'));
    });
    stopLater(api);
    const proxy = apiProxy(`http://127.0.0.1:${await listen(api)}`, { poolSize: 1, ...options });
    const edge = createServer(proxy);
    stopLater(edge);
    return { port: await listen(edge), seen, held };
  };

  const begin = (port: number, path: string, headers = {}, method = 'GET'): ClientRequest => {
    const request = send({ host: '127.0.0.1', port, path, method, headers });
    request.on('error', () => undefined);
    stop.push(() => request.destroy());
    return request;
  };
  const answerOf = (request: ClientRequest): Promise<IncomingMessage> =>
    new Promise((resolve) => request.on('response', resolve));
  const textOf = async (answer: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const part of answer) text += String(part);
    return text;
  };
  const opened = async (port: number, path: string): Promise<ClientRequest> => {
    const request = begin(port, path);
    request.end();
    const answer = await answerOf(request);
    answer.on('error', () => undefined).resume();
    return request;
  };

  test('X7 · open streams take no connection of ordinary requests', async () => {
    const { port } = await start();
    for (let open = 0; open < 5; open += 1) await opened(port, `${STREAM}?tab=${open}`);
    expect((await ask(port, '/api/v3/x.json', {})).status).toBe(200);
  });

  test('X7 · a stream under another spelling of its address is refused and gives its connection back', async () => {
    const { port } = await start();
    expect((await ask(port, '/api/v3/%73tream', {})).status).toBe(503);
    expect((await ask(port, '/api/v3/x.json', {})).status).toBe(200);
  });

  test('X7 · a body that arrives slowly takes no connection, and is answered 408 when its time is over', async () => {
    const late: (() => void)[] = [];
    let waiting = (): void => undefined;
    const { port, seen } = await start({
      bodyDeadline: (over) => {
        late.push(over);
        waiting();
        return () => undefined;
      },
    });
    const begun = new Promise<void>((resolve) => (waiting = resolve));
    const slow = begin(port, '/api/slow', { 'content-length': 10, 'accept-language': 'hi' }, 'POST');
    slow.write('a');
    await begun;
    expect((await ask(port, '/api/v3/x.json', {})).status).toBe(200);
    late[0]!();
    const answer = await answerOf(slow);
    expect(answer.statusCode).toBe(408);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse(await textOf(answer))).toEqual({
      ...{ status: 'failure', code: 'request_timeout', errors: {} },
      message: 'आपका अनुरोध हम तक पहुँचने में बहुत समय लगा। कुछ नहीं बदला गया। कृपया फिर कोशिश करें।',
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(seen).toEqual(['/api/v3/x.json']);
  });

  test('X7 · a body without a stated length is passed on whole, and refused beyond the limit', async () => {
    const { port, seen } = await start();
    const post = async (bytes: number): Promise<IncomingMessage> => {
      const request = begin(port, '/api/v3/x.json', { 'transfer-encoding': 'chunked' }, 'POST');
      const answer = answerOf(request);
      request.end('x'.repeat(bytes));
      return answer;
    };
    expect(await textOf(await post(256 * 1024))).toBe(String(256 * 1024));
    expect((await post(256 * 1024 + 1)).statusCode).toBe(413);
    expect(seen).toHaveLength(1);
  });

  test.each([
    ['request', '/api/held', '/api/v3/x.json'],
    ['stream', STREAM, STREAM],
  ] as const)(
    'X7 · one %s too many is a 503 with Retry-After at once, until another ends',
    async (work, first, next) => {
      const limits = { request: one, upload: one, stream: one };
      const { enter } = createAdmission(limits);
      let ended = (): void => undefined;
      const { port } = await start({
        admission: {
          enter: (address, kind) => {
            const end = enter(address, kind);
            return (
              end &&
              (() => {
                end();
                ended();
              })
            );
          },
        },
      });
      const open = await opened(port, first);
      const refused = await ask(port, next, {});
      expect([work, refused.status, refused.headers['retry-after']]).toEqual([work, 503, '5']);
      expect(JSON.parse(refused.body.toString())).toEqual({
        ...{ status: 'failure', code: 'busy', errors: {} },
        message: 'Our servers are busy right now. Nothing was changed. Please try again in a moment.',
        request_id: expect.stringMatching(/^[\w-]{36}$/),
      });
      const room = new Promise<void>((resolve) => (ended = resolve));
      open.destroy();
      await room;
      const again = begin(port, next);
      again.end();
      expect((await answerOf(again)).statusCode).toBe(200);
    },
  );

  test('X7 · only so many large uploads arrive at once, and ordinary requests go on beside them', async () => {
    const limits = { request: one, upload: one, stream: one };
    const { enter } = createAdmission(limits);
    let enters = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (enters = resolve));
    const { port, seen } = await start({
      poolSize: 2,
      admission: {
        enter: (address, work) => {
          enters();
          return enter(address, work);
        },
      },
    });
    const path = '/api/v3/documents/1/photo.json';
    const large = { 'content-length': 256 * 1024 + 1 };
    const upload = begin(port, path, large, 'POST');
    const accepted = answerOf(upload);
    upload.write('x');
    await arrived;
    expect((await ask(port, path, { 'content-length': '262145' }, 'POST', 'x'.repeat(262_145))).status).toBe(
      503,
    );
    expect((await ask(port, '/api/v3/x.json', {})).status).toBe(200);
    upload.end('x'.repeat(256 * 1024));
    expect((await accepted).statusCode).toBe(200);
    expect(seen.toSorted()).toEqual(['/api/v3/x.json', path].toSorted());
  });

  test('X7 · an answer that the API breaks off is broken off here too, and does not hang', async () => {
    const { port, held } = await start();
    const request = begin(port, '/api/held');
    request.end();
    const answer = await answerOf(request);
    const broken = textOf(answer);
    held[0]!.destroy();
    await expect(broken).rejects.toThrow('aborted');
  });
});
