import { createHash } from 'node:crypto';
import { fillPath, type Call, type CallName } from '@sanchay/contracts';
import { endpoints } from '@sanchay/contracts/endpoints';
import type { WireOutcome } from './protocol.ts';

export interface DataPortOptions {
  apiOrigin: string;
  fetch?: typeof fetch;
  now?: () => number;
  /** Milliseconds in which an answer is taken as it is. */
  fresh?: number;
  /** Milliseconds after that in which it is still given while a newer one is fetched. */
  stale?: number;
  /** Milliseconds that a page waits for an answer; fetching goes on for the next page. */
  patience?: number;
  maxEntries?: number;
  maxBytes?: number;
}

/** A response with what distinguishes it from another one. */
export interface PortAnswer {
  outcome: WireOutcome;
  digest: string;
}

interface Kept extends PortAnswer {
  at: number;
  size: number;
}

const REFUSED = 'only what anybody may ask is asked for a page of everybody';

/**
 * What pages of everybody are made of: anonymous reading endpoints, without cookie, token or address of a visitor. Equal
 * calls at the same time are one; answers are kept for a short while, within bounds.
 */
export class DataPort {
  readonly #options: Required<DataPortOptions>;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Kept>>();
  #bytes = 0;

  constructor(options: DataPortOptions) {
    this.#options = {
      fetch,
      now: Date.now,
      fresh: 15_000,
      stale: 45_000,
      patience: 2_000,
      maxEntries: 5_000,
      maxBytes: 64 * 1024 * 1024,
      ...options,
    };
  }

  /** Never rejects: what cannot be had is a `failed` outcome. */
  async read(name: CallName, options: Record<string, unknown>): Promise<PortAnswer> {
    const address = addressOf(name, options);
    if (address === null) return { outcome: { failed: REFUSED }, digest: '' };
    const { now, fresh, stale, patience } = this.#options;
    const kept = this.#kept.get(address);
    const age = kept ? now() - kept.at : Infinity;
    if (kept && age < fresh) return kept;
    const fetching = this.#underWay.get(address) ?? this.#fetch(address);
    if (kept && age < fresh + stale) return kept;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<PortAnswer>((resolve) => {
      timer = setTimeout(
        () => resolve({ outcome: { failed: `no answer after ${patience} ms` }, digest: '' }),
        patience,
      );
    });
    timer?.unref();
    return Promise.race([fetching, late]).finally(() => clearTimeout(timer));
  }

  #fetch(address: string): Promise<Kept> {
    const fetching = this.#ask(address).then((answer) => {
      this.#underWay.delete(address);
      if (!('failed' in answer.outcome)) this.#keep(address, answer);
      return answer;
    });
    this.#underWay.set(address, fetching);
    return fetching;
  }

  async #ask(address: string): Promise<Kept> {
    const at = this.#options.now();
    try {
      const answer = await this.#options.fetch(this.#options.apiOrigin + address, {
        headers: { accept: 'application/json' },
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const outcome = outcomeOf(answer.status, answer.headers.get('content-type') ?? '', bytes);
      const digest = createHash('sha1').update(bytes).digest('base64');
      return { outcome, digest, at, size: bytes.length + address.length + 200 };
    } catch (error) {
      return { outcome: { failed: (error as Error).message }, digest: '', at, size: 0 };
    }
  }

  #keep(address: string, answer: Kept): void {
    this.#bytes += answer.size - (this.#kept.get(address)?.size ?? 0);
    this.#kept.delete(address);
    this.#kept.set(address, answer);
    for (const [oldest, { size }] of this.#kept) {
      if (this.#kept.size <= this.#options.maxEntries && this.#bytes <= this.#options.maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= size;
    }
  }
}

/** The address of a call that anybody may make and that only reads; null for every other, and for one without sense. */
function addressOf(name: CallName, options: Record<string, unknown>): string | null {
  if (!Object.hasOwn(endpoints, name)) return null;
  const call: Call = endpoints[name];
  if (call.method !== 'GET' || call.audience !== 'anyone') return null;
  const { params, query } = options as {
    params?: Record<string, string | number>;
    query?: Record<string, unknown>;
  };
  try {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {}))
      if (value !== undefined && value !== null) search.append(key, String(value));
    return fillPath(call.path, params) + (search.size > 0 ? `?${search}` : '');
  } catch {
    return null;
  }
}

function outcomeOf(status: number, type: string, bytes: Uint8Array): WireOutcome {
  if (status === 200 && type.startsWith('application/octet-stream')) return { bytes };
  const text = new TextDecoder().decode(bytes);
  if (status === 200 && type.startsWith('application/json')) return { json: text };
  if (status !== 404) return { failed: `HTTP ${status}` };
  const { code, message } = bodyOf(text);
  return {
    missing: {
      code: typeof code === 'string' ? code : null,
      message: typeof message === 'string' ? message : null,
    },
  };
}

function bodyOf(text: string): { code?: unknown; message?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { code?: unknown; message?: unknown };
  } catch {
    return {};
  }
}
