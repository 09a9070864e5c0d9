import { run, type Program, type RunningProgram } from './child.ts';

/** A program that ran for so long starts again at once, whatever happened before. */
const STEADY_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

interface KeeperOptions {
  say(line: string): void;
  /** One of the programs was started again, under another process id. */
  onAgain(): void;
  /** How a program is started, how time passes and how to wait; the real ones unless a test gives its own. */
  start?: typeof run;
  now?: () => number;
  wait?: (ms: number, then: () => void) => void;
}

/** How often a program has ended without having run steadily, and since when it runs. */
interface Attempts {
  failures: number;
  startedAt: number;
}

/**
 * Starts programs and, when one ends unasked, starts it again: at once the first time, then after waits that double up
 * to a minute. It never stops trying.
 */
export class Keeper {
  /** The programs that run, by name. */
  readonly running = new Map<string, RunningProgram>();
  readonly #options: Required<KeeperOptions>;
  #stopping = false;

  constructor(options: KeeperOptions) {
    this.#options = {
      start: run,
      now: () => performance.now(),
      wait: (ms, then) => void setTimeout(then, ms),
      ...options,
    };
  }

  /**
   * Resolves when the program reports ready.
   * @throws Error as `run`.
   */
  keep(program: Program): Promise<RunningProgram> {
    return this.#start(program, { failures: 0, startedAt: 0 });
  }

  /** Ends the named programs, one after another; none is started again from now on. */
  async stop(names: Iterable<string>): Promise<void> {
    this.#stopping = true;
    for (const name of names) await this.running.get(name)?.stop();
  }

  async #start(program: Program, attempts: Attempts): Promise<RunningProgram> {
    const child = await this.#options.start(program, {
      onEnd: (code) => this.#again(program, attempts, `ended (${code ?? 'killed'})`),
    });
    attempts.startedAt = this.#options.now();
    this.running.set(program.name, child);
    return child;
  }

  #again(program: Program, attempts: Attempts, why: string): void {
    if (this.#stopping) return;
    const { say, now, wait } = this.#options;
    const steady = attempts.startedAt > 0 && now() - attempts.startedAt >= STEADY_MS;
    attempts.failures = steady ? 1 : attempts.failures + 1;
    const ms = attempts.failures === 1 ? 0 : waitAfter(attempts.failures);
    say(`${program.name} ${why}, starting it again${ms > 0 ? ` in ${ms / 1_000} s` : ''}`);
    wait(ms, () => void this.#retry(program, attempts));
  }

  async #retry(program: Program, attempts: Attempts): Promise<void> {
    if (this.#stopping) return;
    const { say, onAgain } = this.#options;
    attempts.startedAt = 0;
    try {
      const child = await this.#start(program, attempts);
      if (this.#stopping) await child.stop();
      else onAgain();
    } catch (error) {
      say((error as Error).message);
      this.#again(program, attempts, 'did not start');
    }
  }
}

/** Milliseconds before the next start after so many failures in a row, from the second on. */
function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 2));
}
