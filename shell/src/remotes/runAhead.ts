import type { Candidate } from '../upgrade/directory.ts';
import type { CrashPins } from './crashPin.ts';
import { checkModule, checkRelease } from './handshake.ts';
import type { OwnScreens } from './ownScreens.ts';
import type { ModuleSource } from './source.ts';

/** Runs the code of a remote, whose bytes are here, and brings the screen at a path, before anybody goes there. */
export type RunAhead = (remote: string, candidate: Candidate, path: string) => Promise<void>;

/**
 * Nothing is mounted and nothing reported: whoever goes there later hears of a failure. A release that broke too often
 * in this tab is left alone, and one that stands still while it starts is noted as when it is mounted.
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
