import type { RemoteModule } from '@sanchay/remote-kit';
import type { Candidate } from '../upgrade/directory.ts';
import type { Step } from './course.ts';
import { pause } from './deadline.ts';
import { LoadError } from '../federation/failure.ts';
import { checkModule, checkRelease } from './handshake.ts';
import type { LoadPorts } from './loadPorts.ts';
import type { WorkPhase } from './loadState.ts';

const RETRY_BASE = 400;

/** A remote without a live release is disabled; one without a former release may have a live one. */
const missing = { live: 'visit', previous: 'release' } as const;

/** What is done in each phase. What comes after its turn is over is dropped; a late tree is taken away again. */
export class LoadWork {
  readonly #ports: LoadPorts;
  #run: () => unknown = () => undefined;
  #module: RemoteModule | null = null;
  /** The release that the step of now is about. */
  candidate: Candidate | null = null;
  /** The user forces the load: a release that is pinned out is tried all the same. */
  forced = false;

  constructor(ports: LoadPorts) {
    this.#ports = ports;
  }

  /** Waits with full jitter before a repeat, the longer the later. */
  async pausing({ repeat }: Step): Promise<void> {
    if (repeat > 0) await pause(RETRY_BASE * 2 ** repeat * this.#ports.random(), this.#ports.timers);
  }

  readonly phases: Record<
    Exclude<WorkPhase, 'pausing'>,
    (step: Step, current: () => boolean) => Promise<void>
  > = {
    resolving: async ({ what }, current) => {
      const { remote, pins, source, candidate } = this.#ports;
      const found = await candidate(what);
      if (!current()) return;
      if (!found) throw new LoadError('disabled', `${remote} has no such release`, missing[what]);
      this.candidate = found;
      if (!this.forced && pins.isPinnedOut(remote, found.version))
        throw new LoadError('disabled', `${remote} ${found.version} broke too often here`, 'release');
      checkRelease(remote, found.version, found.release, source.provided?.() ?? null);
    },
    loading: async ({ where }, current) => {
      const { remote, source, secondOrigin, staleVersions } = this.#ports;
      const { version, release } = this.candidate!;
      const origin = where === 'second' ? secondOrigin : null;
      const run = await source.fetch({ remote, version, release, origin, fresh: staleVersions.has(version) });
      if (current()) this.#run = run;
    },
    evaluating: async (_step, current) => {
      const loaded = await this.#run();
      if (current()) this.#run = () => loaded;
    },
    'contract-check': async () => {
      const { version } = this.candidate!;
      this.#module = checkModule(this.#ports.remote, version, this.#run());
      this.#ports.staleVersions.delete(version);
    },
    mounting: async (_step, current) => {
      const { pins, remote, mount } = this.#ports;
      const over = pins.begin(remote, this.candidate!.version);
      const mounted = await mount(this.#module!, this.candidate!).finally(over);
      if (!current()) await mounted.unmount();
    },
  };
}
