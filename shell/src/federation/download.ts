import { LoadError } from './failure.ts';

/** What a download needs; a test brings its own. */
export interface DownloadOptions {
  /** Milliseconds without a byte after which the download is given up. */
  stall: number;
  get?: typeof fetch;
}

const listeners = new Set<(url: string) => void>();

/** Calls back whenever bytes of a download arrive. @returns what ends that */
export function onProgress(listener: (url: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const running = new Map<string, Promise<void>>();

/**
 * Brings a script into the browser's cache, from where a script element takes it with its hash. A slow connection has
 * all the time that it needs as long as bytes arrive. Requests of one address at once share a download.
 * @throws LoadError `timeout` without a byte for so long, `http` for another answer than a script, `network`
 */
export function download(url: string, options: DownloadOptions): Promise<void> {
  const known = running.get(url);
  if (known) return known;
  const coming = read(url, options).finally(() => running.delete(url));
  running.set(url, coming);
  return coming;
}

async function read(url: string, { stall, get = fetch }: DownloadOptions): Promise<void> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const progress = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(new LoadError('timeout', `${url} sends nothing`)), stall);
    for (const listener of listeners) listener(url);
  };
  progress();
  try {
    const answer = await get(url, { mode: 'cors', credentials: 'same-origin', signal: control.signal });
    assertScript(url, answer);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) progress();
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const { reason } = control.signal as { reason?: unknown };
    throw reason instanceof LoadError ? reason : new LoadError('network', `${url} cannot be reached`);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws LoadError for an answer that is no script */
export function assertScript(url: string, answer: Response): void {
  const { ok, status } = answer;
  if (!ok) {
    const gone = status === 404 || status === 410;
    throw new LoadError('http', `${url} answered ${status}`, gone ? 'address' : 'again');
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!/^(text|application)\/(x-)?javascript\b/.test(type))
    throw new LoadError('http', `${url} answered ${type || 'something'} instead of a script`);
}
