import type { CDPSession } from '@playwright/test';

/** What a page requested over the network. */
export interface Traffic {
  /** Bytes on the wire, headers included, by kind of resource. */
  bytes: Record<string, number>;
  requests: number;
  /** Scripts alone: bytes and how many. */
  script: number;
  scripts: number;
}

/** Counts from now on; the answer is what has come so far. Calls that stay open (events) count as requests only. */
export function watchTraffic(cdp: CDPSession): () => Traffic {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('https:')) requests += 1;
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A preloaded script has another resource type; its MIME type identifies it.
    kinds.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({
    bytes: { ...bytes },
    requests,
    script: bytes.Script ?? 0,
    scripts: [...kinds.values()].filter((kind) => kind === 'Script').length,
  });
}
