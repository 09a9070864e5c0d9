import { Agent, get } from 'node:http';

/** What a server answered, and when its first byte was there. */
export interface FirstByte {
  status: number;
  /** Milliseconds from the moment at which the request was due, so that a request that had to wait counts as late. */
  after: number;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/**
 * Asks for addresses at a fixed rate, whether or not the former ones are answered.
 * @param perSecond requests a second
 */
export async function openLoop(addresses: readonly string[], perSecond: number): Promise<FirstByte[]> {
  const began = performance.now();
  const asked = addresses.map(async (address, index) => {
    const due = began + (index * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    return firstByte(address, due);
  });
  return Promise.all(asked);
}

function firstByte(address: string, due: number): Promise<FirstByte> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      const after = performance.now() - due;
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode!, after, body }));
    }).on('error', reject);
  });
}
