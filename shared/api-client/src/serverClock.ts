/**
 * Responses contain the time in whole seconds and take a while to arrive: a smaller deviation counts as no difference.
 */
const TOLERANCE = 5_000;

/** The server's time, as far as this device can know it. */
export interface ServerClock {
  /** Milliseconds since 1970. The device's own time until a response has provided another. */
  now(): number;
  /** Takes the `Date` header of an answer that has just arrived. */
  note(date: string | undefined): void;
}

/** A device may be a day off; tokens, waits and cut-offs are judged by the server's time. */
export function serverClock(device: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => device() + ahead,
    note(date) {
      const server = date?.endsWith('GMT') ? Date.parse(date) : NaN;
      if (Number.isNaN(server)) return;
      const difference = server - device();
      ahead = Math.abs(difference) > TOLERANCE ? difference : 0;
    },
  };
}
