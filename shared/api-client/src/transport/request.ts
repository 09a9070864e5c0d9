import { fillPath, type Call, type CallName } from '@sanchay/contracts';
import { endpoints } from '@sanchay/contracts/endpoints';
import type { ApiRequest, QueryValue } from '../link.ts';

export interface LooseOptions {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  idempotencyKey?: string;
  ownToken?: string;
  signal?: AbortSignal;
  onUpload?: (part: number) => void;
}

/** The request that the chain starts from. Throws for a name outside the contracts or a missing parameter. */
export function buildRequest(baseUrl: string, name: CallName, options: LooseOptions = {}): ApiRequest {
  if (!Object.hasOwn(endpoints, name)) throw new Error(`there is no call "${name}" in the contracts`);
  const call: Call = endpoints[name];
  return {
    name,
    call,
    url: baseUrl + fillPath(call.path, options.params),
    query: options.query ?? {},
    body: options.body,
    headers: { Accept: 'application/json' },
    signal: options.signal,
    idempotencyKey: options.idempotencyKey,
    ownToken: options.ownToken,
    progress: { lost: false },
    onUpload: options.onUpload,
  };
}
