import { assertScript } from '../federation/download.ts';
import { LoadError } from '../federation/failure.ts';

const PATIENCE = 2_000;

export interface DiagnosisOptions {
  get?: typeof fetch;
  digest?: (bytes: ArrayBuffer) => Promise<string>;
}

/**
 * Diagnoses why a script did not load, which the browser does not disclose: requests its address once more as data,
 * for at most two seconds, and compares the bytes with the hash. Nothing of it is ever run.
 * @param integrity `sha384-…` that the bytes must have.
 */
export async function diagnose(
  url: string,
  integrity: string,
  { get = fetch, digest = sha384 }: DiagnosisOptions = {},
): Promise<LoadError> {
  let answer: Response;
  try {
    answer = await get(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    const slow = error instanceof Error && error.name === 'TimeoutError';
    return slow
      ? new LoadError('timeout', `${url} does not answer`)
      : new LoadError('network', `${url} cannot be reached`);
  }
  try {
    assertScript(url, answer);
    if ((await digest(await answer.arrayBuffer())) !== integrity)
      return new LoadError('integrity', `the bytes of ${url} are not those that were released`);
  } catch (error) {
    return error instanceof LoadError ? error : new LoadError('network', `${url} broke off`);
  }
  return new LoadError('network', `${url} did not come, and comes now`);
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
