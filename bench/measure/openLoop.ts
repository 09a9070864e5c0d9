import { Agent, get } from 'node:http';

/** What a server answered, and when its first byte was there. */
export interface FirstByte {
  /** 0 where the connection broke. */
  status: number;
  /** Milliseconds from the moment at which the request was due, so that a request that had to wait counts as late. */
  after: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/**
 * Requests addresses at a fixed rate, whether or not the earlier requests have been answered.
 * @param perSecond requests a second
 * @param headersOf what each request carries
 */
export async function openLoop(
  addresses: readonly string[],
  perSecond: number,
  headersOf: (index: number) => Record<string, string> = () => ({}),
): Promise<FirstByte[]> {
  const began = performance.now();
  const asked = addresses.map(async (address, index) => {
    const due = began + (index * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    return firstByte(address, due, headersOf(index));
  });
  return Promise.all(asked);
}

function firstByte(address: string, due: number, headers: Record<string, string>): Promise<FirstByte> {
  return new Promise((resolve) => {
    get(address, { agent, headers }, (answer) => {
      const after = performance.now() - due;
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode!, after, body }));
    }).on('error', () => resolve({ status: 0, after: performance.now() - due, body: '' }));
  });
}
