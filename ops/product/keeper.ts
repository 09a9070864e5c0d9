import { run } from './child.ts';
import type { Program, RunningProgram } from './child.ts';

const MOST_ENDS = 5;
const WINDOW_MS = 60_000;

interface KeeperOptions {
  say(line: string): void;
  /** One of the programs was started again, under another process id. */
  onAgain(): void;
  /** One of them keeps ending, or cannot be started again: nothing more is tried. */
  onGivingUp(): void;
}

/** Starts programs and, when one ends unasked, starts it again; five ends within a minute are too many. */
export class Keeper {
  /** The programs that run, by name. */
  readonly running = new Map<string, RunningProgram>();
  readonly #options: KeeperOptions;
  #stopping = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Resolves when the program says that it is ready. @throws Error as `run`. */
  async keep(program: Program, ends: number[] = []): Promise<RunningProgram> {
    const child = await run(program, { onEnd: (code) => this.#again(program, ends, code) });
    this.running.set(program.name, child);
    return child;
  }

  /** Ends the named programs, one after another; none is started again from now on. */
  async stop(names: Iterable<string>): Promise<void> {
    this.#stopping = true;
    for (const name of names) await this.running.get(name)?.stop();
  }

  #again(program: Program, ends: number[], code: number | null): void {
    if (this.#stopping) return;
    const { say, onAgain, onGivingUp } = this.#options;
    ends.push(Date.now());
    if (ends.filter((at) => Date.now() - at < WINDOW_MS).length >= MOST_ENDS) {
      console.error(`${program.name} keeps ending; its log is in ${program.logFolder}`);
      onGivingUp();
      return;
    }
    say(`${program.name} ended (${code ?? 'killed'}), starting it again`);
    this.keep(program, ends).then(onAgain, (error: Error) => {
      console.error(error.message);
      onGivingUp();
    });
  }
}
