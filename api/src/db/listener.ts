import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const RETRY_MS = 500;

interface Heard {
  /** What to do with the payload of a notification, by channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** The connection is new, so that notifications may have been missed. */
  connected(): void;
}

/** One connection that listens to the database, and comes back when it is lost. */
export class Listener {
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #url: string;
  readonly #log: FastifyBaseLogger;
  readonly #heard: Heard;

  constructor(url: string, log: FastifyBaseLogger, heard: Heard) {
    this.#url = url;
    this.#log = log;
    this.#heard = heard;
  }

  /** Resolves when it listens. @throws Error when the first connection fails; later ones are retried. */
  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => this.#heard.channels[channel]?.(payload ?? ''));
    await client.connect();
    for (const channel of Object.keys(this.#heard.channels)) await client.query(`LISTEN ${channel}`);
    this.#client = client;
    this.#heard.connected();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #lost(client: pg.Client, error?: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#log.warn({ err: error }, 'the listening connection was lost');
    this.#again();
  }

  #again(): void {
    this.#retry = setTimeout(() => {
      this.open().catch((error: unknown) => {
        this.#log.warn({ err: error }, 'cannot listen to the database yet');
        if (!this.#closed) this.#again();
      });
    }, RETRY_MS);
  }
}
