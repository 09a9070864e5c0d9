/** The steps between the request to show an area and its first tree, in this order; a retry starts over. */
export type MountPhase = 'resolve' | 'load' | 'evaluate' | 'contract' | 'mount';

/** One mount as it went. Times in milliseconds since the page's time origin. */
export interface MountRecord {
  remote: string;
  release: string;
  owner: string;
  /** `mounted`, `left` when the area was left meanwhile, else the kind of failure. */
  outcome: string;
  start: number;
  end: number;
  phases: { name: MountPhase; start: number; end: number }[];
}
