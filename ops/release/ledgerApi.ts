import {
  fillPath,
  type CallName,
  type CallReply,
  type ChannelAction,
  type FailureBody,
  type Release,
} from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';

const PATIENCE_MS = 60_000;

type Channel = CallReply<'changeChannel'>['data'];
export type Listing = CallReply<'remoteReleases'>['data'];

export interface ChannelChange {
  action: ChannelAction;
  version?: string;
  percent?: number;
  reason: string;
}

/** The ledger of an installation, as an owner reaches it. Each call throws an Error in the API's own words. */
export interface LedgerApi {
  list(remote: string): Promise<Listing>;
  /** @returns false when this very release was registered before */
  register(remote: string, version: string, release: Release, reason: string): Promise<boolean>;
  change(remote: string, request: ChannelChange): Promise<Channel>;
}

/** A refusal of the API: its words, and the code. */
export class LedgerRefusal extends Error {
  readonly code: string;

  constructor({ message, code }: FailureBody) {
    super(message);
    this.code = code;
  }
}

/** @param origin of the installation, like `http://localhost:4000` */
export function ledgerApi(origin: string, token: string): LedgerApi {
  async function call<K extends CallName>(name: K, remote: string, body?: object): Promise<CallReply<K>> {
    const { method, path } = calls[name];
    let answer: Response;
    try {
      answer = await fetch(`${origin}${fillPath(path, { remote })}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      throw new Error(`Nothing answers at ${origin}. Is the product running?`, { cause: error });
    }
    const output: unknown = await answer.json().catch(() => null);
    if (answer.ok) return output as CallReply<K>;
    const refusal = output as FailureBody | null;
    if (refusal?.message) throw new LedgerRefusal(refusal);
    throw new Error(`${origin} answered ${answer.status} without words.`);
  }
  return {
    list: async (remote) => (await call('remoteReleases', remote)).data,
    register: async (remote, version, release, reason) =>
      (await call('registerRelease', remote, { remote, version, release, reason })).data.registered,
    change: async (remote, request) => (await call('changeChannel', remote, request)).data,
  };
}
