import { request, type ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { STREAM_PATH } from '@sanchay/contracts';

/** The order for the crowd: where, with which sessions, and how many of each kind. */
export interface CrowdOrder {
  port: number;
  tokens: string[];
  streams: number;
  slow: number;
}

/** What the crowd reports: how many streams are open and slow clients connected, or why not. */
export type CrowdNews = { streams: number; slow: number } | { failed: string };

/** Streams that are being opened at once. */
const AT_ONCE = 40;
/** Ports of one address are 28,000 at most; these share the load. */
const ADDRESSES = 20;
const DRIP_MS = 1_000;
const MOST_TRIES = 5;
const AGAIN_MS = 2_000;
const addressOf = (n: number): string => `127.0.0.${2 + (n % ADDRESSES)}`;

const streams = new Set<ClientRequest>();
const slow = new Set<Socket>();
let leaving = false;

function openStream({ port, tokens }: CrowdOrder, n: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      path: STREAM_PATH,
      agent: false,
      localAddress: addressOf(n),
      headers: { authorization: `Bearer ${tokens[n % tokens.length]!}`, accept: 'text/event-stream' },
    });
    asked.once('response', (answer) => {
      if (answer.statusCode !== 200) {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => reject(new Error(`a stream was answered ${answer.statusCode}: ${body}`)));
        return;
      }
      streams.add(asked);
      answer.once('close', () => streams.delete(asked)).on('error', () => undefined);
      answer.resume();
      resolve();
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** A client that sends a byte a second, half of them of a body and half of a header; let go, it comes back. */
function openSlow(order: CrowdOrder, n: number): void {
  const socket = connect({ host: '127.0.0.1', port: order.port, localAddress: addressOf(n) });
  const head = `POST /api/v3/cart.json HTTP/1.1\r\nhost: localhost:${order.port}\r\ncontent-type: application/json\r\n`;
  socket.write(n % 2 === 0 ? `${head}content-length: 60000\r\n\r\n{` : `${head}x-slow: `);
  const drip = setInterval(() => socket.write('a'), DRIP_MS);
  slow.add(socket);
  socket.on('error', () => undefined);
  socket.resume();
  socket.once('close', () => {
    clearInterval(drip);
    slow.delete(socket);
    if (!leaving) openSlow(order, n);
  });
}

/** As in the app: a stream that is refused or breaks is requested again. */
async function openAgain(order: CrowdOrder, n: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openStream(order, n);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

async function gather(order: CrowdOrder): Promise<void> {
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < order.streams) await openAgain(order, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  for (let n = 0; n < order.slow; n += 1) openSlow(order, n);
}

const notify = (news: CrowdNews): void => void process.send!(news);

process.on('message', (output: CrowdOrder | 'count') => {
  if (output === 'count') return notify({ streams: streams.size, slow: slow.size });
  gather(output).then(
    () => notify({ streams: streams.size, slow: slow.size }),
    (error: unknown) => notify({ failed: (error as Error).message }),
  );
});
process.on('disconnect', () => {
  leaving = true;
  process.exit(0);
});
