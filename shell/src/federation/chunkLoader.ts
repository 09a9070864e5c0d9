import { CHUNK_LOADER } from '@sanchay/contracts';
import { download } from './download.ts';
import { LoadError } from './failure.ts';
import { freshAddress } from './freshAddress.ts';
import { integrityOf } from './integrity.ts';
import { trustedScript } from './scriptPolicy.ts';

/** What webpack's chunk loader receives in the end: `load`, or what kept the chunk away. */
export interface ChunkEvent {
  type: string;
  target?: { src: string };
}

export interface ChunkOptions {
  /** Another origin with the same files, or null. */
  secondOrigin: string | null;
  download?: typeof download;
  run?: (url: string) => Promise<void>;
  isOnline?: () => boolean;
  wait?: (milliseconds: number) => Promise<void>;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** Called when the first chunk is requested and when none is left. */
  busy?: (busy: boolean) => void;
}

/** Milliseconds without a byte: the first time, and when it is repeated. */
const STALL = 5_000;
const REPEAT_STALL = 3_000;
const REPEATS = 2;
const RETRY_BASE = 400;

/**
 * Loads the chunks of remotes and shell like entries: twice more after pauses, under addresses that no cache has, then
 * from the second origin; offline nothing is repeated. Bytes with another hash never run. Each address is loaded once at
 * a time.
 * @returns `(url, done)`, which calls `done` once in every case
 */
export function chunkLoader(options: ChunkOptions): (url: string, done: (event: ChunkEvent) => void) => void {
  const { busy = () => undefined } = options;
  const waiting = new Map<string, ((event: ChunkEvent) => void)[]>();
  /** Paths whose last attempt failed: what caches have of them is not used. */
  const broken = new Set<string>();
  return (url, done) => {
    const others = waiting.get(url);
    if (others) {
      others.push(done);
      return;
    }
    if (waiting.size === 0) busy(true);
    waiting.set(url, [done]);
    void obtain(url, broken, options)
      .then(
        (): ChunkEvent => ({ type: 'load' }),
        (error: LoadError): ChunkEvent => ({ type: error.kind, target: { src: url } }),
      )
      .then((event) => {
        const callbacks = waiting.get(url) ?? [];
        waiting.delete(url);
        if (waiting.size === 0) busy(false);
        for (const callback of callbacks) callback(event);
      });
  };
}

async function obtain(url: string, broken: Set<string>, options: ChunkOptions): Promise<void> {
  const {
    download: bring = download,
    run = runScript,
    isOnline = () => globalThis.navigator.onLine,
    wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random = Math.random,
  } = options;
  if (integrityOf(url) === null) throw new LoadError('integrity', `no hash is known for ${url}`);
  const { pathname } = new URL(url, globalThis.location.href);
  let failure: LoadError | null = null;
  for (const { origin, repeat } of attempts(url, options.secondOrigin)) {
    if (failure?.scope === 'address' && repeat > 0) continue;
    if (failure && !isOnline()) break;
    if (repeat > 0) await wait(RETRY_BASE * 2 ** repeat * random());
    const own = new URL(pathname, origin).href;
    const address = broken.has(pathname) ? freshAddress(own) : own;
    try {
      await bring(address, { stall: repeat > 0 ? REPEAT_STALL : STALL });
      await run(address);
      broken.delete(pathname);
      return;
    } catch (error) {
      failure = error as LoadError;
      broken.add(pathname);
    }
  }
  throw failure!;
}

/** The origin that the chunk belongs to, with repeats, then the other one. */
function attempts(url: string, second: string | null): { origin: string; repeat: number }[] {
  const { origin } = new URL(url, globalThis.location.href);
  const page = globalThis.location.origin;
  const other = origin === second ? page : second;
  return [
    ...Array.from({ length: REPEATS + 1 }, (_, repeat) => ({ origin, repeat })),
    ...(other === null ? [] : [{ origin: other, repeat: 0 }]),
  ];
}

/** Runs a script whose bytes have the hash that is known for it. */
function runScript(url: string): Promise<void> {
  const script = trustedScript(url);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    // Its bytes are in the cache: what keeps them from running is their hash, mostly an old answer of a cache.
    script.onerror = () => reject(new LoadError('integrity', `${url} has other bytes`, 'again'));
    document.head.append(script);
    // The bundler takes an element with the address of a chunk for one whose outcome is still to come.
  }).finally(() => script.remove());
}

/** Lets the chunk loaders of shell and remotes use this one. */
export function offerChunkLoader(options: ChunkOptions): void {
  Object.defineProperty(globalThis, CHUNK_LOADER, { value: chunkLoader(options) });
}
