import type { RemoteModule } from '@sanchay/remote-kit';
import { plainRelease } from '../../../testing/signedRegistry.ts';
import { safeStorage } from '@sanchay/remote-kit/storage';
import type { Candidate } from '../../upgrade/directory.ts';
import { crashPins, type CrashPins } from '../crashPin.ts';
import { pageTimers } from '../deadline.ts';
import type { LoadFailure } from '../../federation/failure.ts';
import type { LoadPorts } from '../loadPorts.ts';
import type { Wanted } from '../../kit/source.ts';

/** What a fetch gives: a module, an error to reject with, a function to run, or nothing ever. */
export type Answer = { default: RemoteModule } | Error | (() => unknown) | 'hang';

/** A module that mounts and does nothing. */
export const quietRemote: RemoteModule = {
  contracts: '^2.0.0',
  mount: async () => ({ unmount: async () => undefined }),
};

/** All dependencies of loading except mounting, with the requests made to them. The test controls the time. */
export interface LoadStage {
  ports: Omit<LoadPorts, 'remote' | 'staleVersions' | 'mount' | 'changed'>;
  asked: string[];
  failures: LoadFailure[];
  traced: string[];
  pins: CrashPins;
  /** Bytes of the remote arrive. */
  progress(): void;
  /** The browser goes offline, or back online. */
  setOnline(online: boolean): void;
}

const candidates: Record<'live' | 'previous', Candidate> = {
  live: { version: '2', release: plainRelease('mfe-a', '2') },
  previous: { version: '1', release: plainRelease('mfe-a', '1') },
};

/** Answers fetches from a list, and with a quiet remote when it is used up. */
export function loadStage(
  answers: Answer[] = [],
  over: Partial<Pick<LoadPorts, 'secondOrigin' | 'candidate'>> = {},
): LoadStage {
  const asked: string[] = [];
  const failures: LoadFailure[] = [];
  const traced: string[] = [];
  const storage = safeStorage(() => {
    throw new Error('blocked');
  });
  const pins = crashPins(storage);
  const listeners = new Set<() => void>();
  let online = true;
  let reconnected: () => void = () => undefined;
  return {
    asked,
    failures,
    traced,
    pins,
    progress() {
      for (const listener of listeners) listener();
    },
    setOnline(now) {
      online = now;
      if (now) reconnected();
    },
    ports: {
      owner: () => 'a-team',
      candidate: async (what) => candidates[what],
      source: {
        provided: () => ({}),
        async fetch({ version, origin, fresh }: Wanted) {
          asked.push(`${version}${origin === null ? '' : ` ${origin}`}${fresh ? ' fresh' : ''}`);
          const answer = answers.shift() ?? { default: quietRemote };
          if (answer === 'hang') return new Promise<never>(() => undefined);
          if (answer instanceof Error) throw answer;
          return typeof answer === 'function' ? answer : () => answer;
        },
      },
      secondOrigin: null,
      pins,
      report: (failure) => failures.push(failure),
      trace: () => ({
        phase: (name) => traced.push(name),
        end: (outcome, release, owner) => traced.push(`${outcome} ${release} ${owner}`),
      }),
      isOnline: () => online,
      progress: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      whenOnline: () => new Promise((resolve) => (reconnected = resolve)),
      timers: pageTimers,
      random: () => 0.5,
      ...over,
    },
  };
}
