import { createTokenBucket, type TokenBucket } from './tokenBucket.ts';

const REPORT_INTERVAL_MS = 1_000;

interface OwnerFaults {
  bucket: TokenBucket;
  suppressed: number;
}

/**
 * Limits reports to one a second for each owner, across all its scopes: a remote that breaks a rule in a loop must not
 * stop the page with reports.
 * @param now clock in milliseconds
 * @returns a function that gives the number of the owner's faults suppressed since its last report, or null when this
 * one must be suppressed too
 */
export function createFaultLimit(now: () => number): (owner: string) => number | null {
  const owners = new Map<string, OwnerFaults>();
  return (owner) => {
    let faults = owners.get(owner);
    if (!faults) {
      faults = { bucket: createTokenBucket(1, REPORT_INTERVAL_MS, now), suppressed: 0 };
      owners.set(owner, faults);
    }
    if (!faults.bucket.take()) {
      faults.suppressed += 1;
      return null;
    }
    const { suppressed } = faults;
    faults.suppressed = 0;
    return suppressed;
  };
}
