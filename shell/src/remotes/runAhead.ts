import type { Candidate } from '../upgrade/directory.ts';
import type { CrashPins } from './crashPin.ts';
import { checkModule, checkRelease } from './handshake.ts';
import type { OwnScreens } from './ownScreens.ts';
import type { ModuleSource } from '../kit/source.ts';

/**
 * Runs the code of a remote, whose bytes are already loaded, and loads the screen at a path, before the user goes
 * there.
 */
export type RunAhead = (remote: string, candidate: Candidate, path: string) => Promise<void>;

/**
 * Nothing is mounted and nothing reported: a later visit reports the failure. A release that broke too often in this
 * tab is skipped, and one that blocks while it starts is recorded as when it is mounted.
 */
export function runAhead(
  source: ModuleSource,
  pins: Pick<CrashPins, 'begin' | 'isPinnedOut'>,
  screens: Pick<OwnScreens, 'mounted' | 'bring'>,
): RunAhead {
  return async (remote, { version, release }, path) => {
    if (pins.isPinnedOut(remote, version)) return;
    checkRelease(remote, version, release, source.provided?.() ?? null);
    const run = await source.fetch({ remote, version, release, origin: null, fresh: false });
    const over = pins.begin(remote, version);
    try {
      screens.mounted(remote, checkModule(remote, version, await run()));
    } finally {
      over();
    }
    screens.bring(remote, path);
  };
}
