import type { Tx } from '../db/pool.ts';
import type { Finding } from './proof.ts';

/**
 * Compares figures that a domain stores with what they are computed from, and discards those that differ, so that they
 * are computed again. Runs with the nightly proof, in its transaction. @returns what differed.
 */
export type StoredProof = (tx: Tx) => Promise<Finding[]>;

declare module '../platform/domain.ts' {
  interface Domain {
    /** Proofs of stored figures by what they prove. */
    storedProofs?: Record<string, StoredProof>;
  }
}

declare module '../platform/context.ts' {
  interface Context {
    /** Collected from all domains. */
    storedProofs: Record<string, StoredProof>;
  }
}
