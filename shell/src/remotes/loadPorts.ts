import type { MountedRemote, RemoteModule } from '@sanchay/remote-kit';
import type { MountTrace } from '../observability/mountTrace.ts';
import type { Candidate } from '../upgrade/directory.ts';
import type { CrashPins } from './crashPin.ts';
import type { Progress, Timers } from './deadline.ts';
import type { LoadFailure } from '../federation/failure.ts';
import type { LoadState } from './loadState.ts';
import type { ModuleSource } from '../kit/source.ts';

/** What a loader stands on; all of it can be a test's. */
export interface LoadPorts {
  remote: string;
  owner(): string;
  /** Rejects with a `LoadError`; null when there is no such release. */
  candidate(what: 'live' | 'previous'): Promise<Candidate | null>;
  source: ModuleSource;
  secondOrigin: string | null;
  pins: CrashPins;
  /** Releases whose last attempt failed: they are requested again, bypassing what browser and federation cache. */
  staleVersions: Set<string>;
  /** Puts the module's tree into the slot, after taking away what stands there. */
  mount(module: RemoteModule, candidate: Candidate): Promise<MountedRemote>;
  changed(state: LoadState): void;
  report(failure: LoadFailure): void;
  trace(remote: string): MountTrace;
  isOnline(): boolean;
  whenOnline(): Promise<void>;
  timers: Timers;
  /** Bytes of the remote's files arrive. */
  progress: Progress;
  /** 0 to 1, for the jitter. */
  random(): number;
}
