import { integrityOf } from './integrity.ts';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Name that the page's policy allows; the chunk loader of each remote makes its own policy under it. */
const NAME = 'sanchay';

const rules: ScriptPolicy = {
  createScriptURL(url) {
    if (integrityOf(url) === null) throw new TypeError(`no hash is known for ${url}`);
    return url;
  },
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
const policy = factory?.createPolicy(NAME, rules) ?? rules;

/**
 * A script element for an address with a known hash, in the form that the browser's Trusted Types accept. Where the
 * browser knows neither those nor `Integrity-Policy`, the same rule holds.
 * @throws TypeError for any other address, before any network request.
 */
export function trustedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(url);
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url)!;
  return script;
}
