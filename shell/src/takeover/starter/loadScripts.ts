import type { HashedScript, StartInstructions } from '@sanchay/contracts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Milliseconds before a script that did not load is requested again; after the last the page stays as it is. */
const AGAIN_AFTER = [500, 2_000, 8_000];

/**
 * Adds the shell's scripts to the page, to be run in their order, and lets those of the remote come beside them. Only
 * addresses of the instructions pass the page's policy for scripts, each with its hash.
 */
export function loadScripts(page: Document, { scripts, preload }: StartInstructions): void {
  const known = new Set(scripts.map(({ src }) => src));
  const rules = {
    createScriptURL(url: string): string {
      if (!known.has(url)) throw new TypeError(`no hash is known for ${url}`);
      return url;
    },
  };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy('sanchay', rules) ?? rules;

  const add = ({ src, integrity }: HashedScript, tried = 0): void => {
    const script = page.createElement('script');
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.addEventListener('error', () => {
      script.remove();
      const pause = AGAIN_AFTER[tried];
      if (pause !== undefined) setTimeout(add, pause, { src, integrity }, tried + 1);
    });
    script.src = policy.createScriptURL(src);
    page.head.append(script);
  };
  for (const script of scripts) add(script);
  for (const { src, integrity } of preload) {
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = src;
    page.head.append(link);
  }
}
