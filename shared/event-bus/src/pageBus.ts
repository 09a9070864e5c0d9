import { openChannel } from './channel.ts';
import { createBus, reportToConsole } from './createBus.ts';
import type { Bus, BusFault } from './types.ts';

let report: (fault: BusFault) => void = reportToConsole;

/** The one bus of the page, speaking as the shell. Remotes get a scoped one from their adapter. */
export const bus: Bus = createBus({ channel: openChannel(), report: (fault) => report(fault) });

/** Where the page's bus sends its faults from now on: the error reporter starts after the first render. */
export function reportBusFaults(to: (fault: BusFault) => void): void {
  report = to;
}
