import { Worker } from 'node:worker_threads';
import type { CallName } from '@sanchay/contracts';
import type { Bundle, FromWorker, PageJob, PageOutcome, ToWorker, WireOutcome } from './protocol.ts';
import { RenderFailure } from './renderFailure.ts';

/** The part of a worker thread that is needed. */
export interface ThreadPort {
  postMessage(message: ToWorker): void;
  on(event: 'message', listener: (message: FromWorker) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Makes one anonymous call of the contracts. Never rejects. */
export type Read = (name: CallName, options: Record<string, unknown>) => Promise<WireOutcome>;

/** A thread without environment, arguments or output of the edge's own, with bounds on its memory. */
export function openThread(): ThreadPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

interface Running {
  id: number;
  read: Read;
  resolve(outcome: PageOutcome): void;
  reject(failure: RenderFailure): void;
}

/** One thread: what it has loaded, and the one page it is at. */
export class RenderThread {
  readonly #port: ThreadPort;
  readonly #loaded = new Map<string, Promise<void>>();
  readonly #loading = new Map<string, { resolve(): void; reject(failure: RenderFailure): void }>();
  #running: Running | null = null;
  #count = 0;

  /** @param ended called once when the thread is gone, however it ended. */
  constructor(port: ThreadPort, ended: (thread: RenderThread) => void) {
    this.#port = port;
    port.on('message', (message) => this.#hear(message));
    let reason = 'it ended';
    port.on('error', (error) => (reason = error.message));
    port.on('exit', () => {
      const failure = new RenderFailure('crash', reason);
      this.#running?.reject(failure);
      for (const load of this.#loading.values()) load.reject(failure);
      ended(this);
    });
  }

  get bundles(): number {
    return this.#loaded.size;
  }

  /** Brings code into the thread, once. Rejects with a `bundle` failure when it does not even start. */
  load(bundle: Bundle): Promise<void> {
    const known = this.#loaded.get(bundle.key);
    if (known) return known;
    const loading = new Promise<void>((resolve, reject) =>
      this.#loading.set(bundle.key, { resolve, reject }),
    );
    this.#loaded.set(bundle.key, loading);
    this.#port.postMessage({ type: 'load', bundle });
    return loading;
  }

  /** Renders with code that is loaded. Reads of the page are answered by `read`. */
  render(page: string, shell: string, job: PageJob, read: Read): Promise<PageOutcome> {
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      this.#running = { id, read, resolve, reject };
      this.#port.postMessage({ type: 'render', id, page, shell, job });
    });
  }

  /** Resolves when the thread is gone. */
  async end(): Promise<void> {
    await this.#port.terminate();
  }

  #hear(message: FromWorker): void {
    if (message.type === 'loaded' || message.type === 'refused') {
      const load = this.#loading.get(message.key);
      this.#loading.delete(message.key);
      if (message.type === 'loaded') load?.resolve();
      else load?.reject(new RenderFailure('bundle', message.reason));
      return;
    }
    const running = this.#running;
    if (running?.id !== message.id) return;
    if (message.type === 'read') {
      void running.read(message.name, message.options).then((outcome) => {
        if (this.#running === running)
          this.#port.postMessage({ type: 'answer', id: message.id, read: message.read, outcome });
      });
      return;
    }
    this.#running = null;
    if (message.type === 'done') running.resolve(message.outcome);
    else running.reject(new RenderFailure('error', message.reason));
  }
}
