import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { CallName } from '@sanchay/contracts';
import type { ReadOutcome, ServerRemote } from '@sanchay/remote-kit/server';
import type { ChromeJob, RenderedChrome } from '../../src/server/renderChrome.tsx';
import type { Bundle, FromWorker, ToWorker, WireOutcome } from './protocol.ts';

/** Rendering thread: it has verified code and the responses that it requests, and neither environment nor secrets. */

interface ServerShell {
  renderChrome(job: ChromeJob): Promise<RenderedChrome>;
}

/** What rendering needs of Node; the file system and the network are not among it. */
const ALLOWED = new Set(['async_hooks', 'crypto', 'stream', 'stream/consumers', 'util']);

const port = parentPort!;
const bundles = new Map<string, unknown>();
const waiting = new Map<string, (outcome: WireOutcome) => void>();
const notify = (message: FromWorker): void => port.postMessage(message);
const nodeRequire = createRequire(import.meta.url);

function allowedModule(name: string): unknown {
  if (!ALLOWED.has(name.replace(/^node:/, '')))
    throw new Error(`${name} is not there while a page is rendered`);
  return nodeRequire(name) as unknown;
}

function load({ key, code }: Bundle): void {
  try {
    const module = { exports: {} as unknown };
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename: key }) as (
      module: { exports: unknown },
      exports: unknown,
      require: (name: string) => unknown,
    ) => void;
    run(module, module.exports, allowedModule);
    bundles.set(key, module.exports);
    notify({ type: 'loaded', key });
  } catch (error) {
    notify({ type: 'refused', key, reason: messages(error) });
  }
}

function read(
  id: number,
  number: number,
  name: CallName,
  options: Record<string, unknown>,
): Promise<ReadOutcome> {
  return new Promise((resolve, reject) => {
    waiting.set(`${id}/${number}`, (outcome) => {
      if ('json' in outcome) resolve({ data: JSON.parse(outcome.json) as unknown });
      else if ('bytes' in outcome) resolve({ data: outcome.bytes });
      else if ('missing' in outcome) resolve(outcome);
      else reject(new Error(`${name}: ${outcome.failed}`));
    });
    notify({ type: 'read', id, read: number, name, options });
  });
}

async function render({ id, page, shell, job }: ToWorker & { type: 'render' }): Promise<void> {
  let reads = 0;
  try {
    const { config, language } = job.chrome;
    const [outcome, chrome] = await Promise.all([
      (bundles.get(page) as ServerRemote).render({
        ...job,
        config,
        language,
        read: (name, options) => read(id, reads++, name, options),
      }),
      (bundles.get(shell) as ServerShell).renderChrome(job.chrome),
    ]);
    notify({ type: 'done', id, outcome: { ...outcome, chrome } });
  } catch (error) {
    notify({ type: 'failed', id, reason: messages(error) });
  } finally {
    waiting.clear();
  }
}

/** What failed and where, short enough for a line of the log. */
function messages(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split('\n').slice(0, 3).join(' | ').slice(0, 500);
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'load') load(message.bundle);
  else if (message.type === 'render') void render(message);
  else {
    const key = `${message.id}/${message.read}`;
    waiting.get(key)?.(message.outcome);
    waiting.delete(key);
  }
});
