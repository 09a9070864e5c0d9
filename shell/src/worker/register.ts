import { integrityOf } from '../federation/integrity.ts';
import { isReleaseFile, type KeepMessage } from './saved.ts';

/** Where the worker lies; so its scope is the whole site. */
const WORKER = '/sw.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address as the browser's Trusted Types take it; the policy knows this one address only. */
function trustedWorker(): string {
  const rules = {
    createScriptURL(url: string): string {
      if (url !== WORKER) throw new TypeError(`${url} is not the worker`);
      return url;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return (trustedTypes?.createPolicy('sanchay', rules) ?? rules).createScriptURL(WORKER);
}

/** Files of releases that the page has loaded so far, with their hashes. One without a known hash is none of ours. */
export function filesInUse(
  loaded: readonly { name: string }[],
  integrity: (url: string) => string | null,
  origin: string,
): KeepMessage['files'] {
  const files = new Map<string, string>();
  for (const { name } of loaded) {
    const url = new URL(name);
    const hash = url.origin === origin && url.search === '' && isReleaseFile(url) ? integrity(name) : null;
    if (hash) files.set(url.pathname, hash);
  }
  return [...files].map(([url, hash]) => ({ url, integrity: hash }));
}

/**
 * Registers the service worker, and sends it once the files that this page depends on, so that it opens offline. A
 * worker that is no longer needed is unregistered. Nothing depends on it: a refusal by the browser is ignored
 * silently.
 * @param allowed the settings permit it
 */
export async function registerWorker(
  allowed: boolean,
  container = globalThis.navigator.serviceWorker,
): Promise<void> {
  if (!container) return;
  try {
    if (!allowed) {
      await (await container.getRegistration('/'))?.unregister();
      return;
    }
    await container.register(trustedWorker(), { updateViaCache: 'none' });
    const { active } = await container.ready;
    const message: KeepMessage = {
      type: 'keep',
      files: filesInUse(performance.getEntriesByType('resource'), scriptHash, globalThis.location.origin),
      path: globalThis.location.pathname,
    };
    active?.postMessage(message);
  } catch {
    // Storage is blocked, or the browser has none to give: the page works without.
  }
}

/** Hashes of lazy files are in the table; those of the first scripts stand on their elements. */
function scriptHash(url: string): string | null {
  const { pathname } = new URL(url);
  const element = document.querySelector<HTMLScriptElement>(`script[src="${pathname}"]`);
  return integrityOf(url) ?? (element?.integrity || null);
}
