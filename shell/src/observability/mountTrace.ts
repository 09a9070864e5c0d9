import { reportMount } from '../kit/reporting.ts';
import type { MountPhase, MountRecord } from '../kit/mountRecord.ts';

/** Follows one mount. */
export interface MountTrace {
  /** The phase that begins now; the one before it ends. */
  phase(name: MountPhase, at?: number): void;
  /** Ends the trace; whatever comes later is dropped. */
  end(outcome: string, release: string, owner: string): void;
}

/** Name of the measures in the browser's timeline: `sanchay.mount mfe-gold`, and a phase `sanchay.mount mfe-gold load`. */
const measureName = (remote: string, phase?: MountPhase): string =>
  ['sanchay.mount', remote, phase].filter(Boolean).join(' ');

/**
 * Starts following a mount. At its end the phases stand in the browser's timeline (the newest mount of each remote
 * only, so that a long visit piles nothing up) and go to the error service when there is one.
 */
export function traceMount(remote: string, now: () => number = () => performance.now()): MountTrace {
  const start = now();
  const phases: MountRecord['phases'] = [];
  let open: { name: MountPhase; start: number } | null = null;
  let ended = false;
  const close = (at: number) => {
    if (open) phases.push({ ...open, end: at });
    open = null;
  };
  return {
    phase(name, at = now()) {
      if (ended) return;
      close(at);
      open = { name, start: at };
    },
    end(outcome, release, owner) {
      if (ended) return;
      ended = true;
      const end = now();
      close(end);
      const record: MountRecord = { remote, release, owner, outcome, start, end, phases };
      measure(record);
      reportMount(record);
    },
  };
}

function measure({ remote, release, outcome, start, end, phases }: MountRecord): void {
  const detail = { remote, release, outcome };
  const whole = measureName(remote);
  for (const { name } of performance.getEntriesByType('measure')) {
    if (name === whole || name.startsWith(`${whole} `)) performance.clearMeasures(name);
  }
  performance.measure(whole, { start, end, detail });
  for (const phase of phases) {
    performance.measure(measureName(remote, phase.name), { start: phase.start, end: phase.end, detail });
  }
}
