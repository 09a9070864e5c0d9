import { ApiError, type Transport } from '@sanchay/api-client';

/** What the network does to every call. */
export const NETWORK_FAULTS = ['none', 'offline', 'server', 'unauthorised'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number];

interface Weather {
  fault: NetworkFault;
  /** Milliseconds before each answer. */
  latency: number;
}

const refused = { server: 500, unauthorised: 401 } as const;

/**
 * The transport under the conditions that `now` returns at each call; sign-in works during a 401, so that the user can
 * return.
 */
export function faultyTransport(
  transport: Transport,
  now: () => Weather,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Transport {
  return async (request) => {
    const { fault, latency } = now();
    if (latency > 0) await wait(latency);
    if (fault === 'offline') throw new ApiError({ kind: 'network', sent: false });
    if (fault === 'none' || (fault === 'unauthorised' && request.call.audience === 'anyone'))
      return transport(request);
    return {
      status: refused[fault],
      headers: { 'content-type': 'application/json' },
      body: {
        status: 'failure',
        code: fault === 'server' ? 'server_error' : 'signed_out',
        message: fault === 'server' ? 'The workbench answers 500.' : 'The workbench answers 401.',
        errors: {},
        request_id: 'standalone',
      },
    };
  };
}
