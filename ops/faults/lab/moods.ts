import type { FaultRule } from '../rule.ts';
import type { CopyEdit } from '../trial/releaseCopy.ts';

/** What a user can do to a remote in the failure lab. */
export interface Mood {
  label: string;
  /** The fault that it simulates, in one sentence. */
  simulates: string;
  /** What there is to see. */
  watch: string;
  /** What happens to the remote's files. */
  fault?: Omit<FaultRule, 'match'>;
  /** The remote's live release is a copy, edited so. */
  copy?: CopyEdit;
}

export const WELL = 'well';

const fails = (file: string, text: string): string =>
  /^app\.\w+\.js$/.test(file) ? `throw new Error('made to fail in the failure lab');${text}` : text;

/** By the word in the lab's form. */
export const moods: Record<string, Mood> = {
  [WELL]: { label: 'Well', simulates: 'No fault.', watch: 'As it is.' },
  slow: {
    label: 'Slow',
    simulates: 'Every file of the remote arrives three seconds late, as from an overloaded server.',
    watch: 'Its files take three seconds: a skeleton, then the area. Every other area opens meanwhile.',
    fault: { delay: 3_000 },
  },
  hanging: {
    label: 'Hanging',
    simulates: 'Its server accepts every request and never answers.',
    watch: 'Its files never come: the card after five seconds, while the shell goes on trying behind it.',
    fault: { hang: true },
  },
  down: {
    label: 'Down',
    simulates: 'Its server answers every request with HTTP 503.',
    watch: 'Its server answers 503: two more tries, then the card. Set it well and press Try again.',
    fault: { status: 503 },
  },
  tampered: {
    label: 'Tampered',
    simulates:
      'An attacker adds code to every file of the live release, so that no file has its signed hash.',
    watch: 'Somebody adds a line to its code. Not one line of it runs.',
    fault: { tamper: { prepend: 'globalThis.sanchayTampered = true;' } },
  },
  mismatched: {
    label: 'Mismatched',
    simulates: 'The live release needs contracts 9, which this shell does not have.',
    watch: 'Its release wants contracts of another version: refused before it is loaded.',
    copy: { record: { contracts: '^9.0.0' } },
  },
  throwing: {
    label: 'Throwing',
    simulates: 'The first chunk of the live release throws an error when it runs.',
    watch: 'Its release fails as soon as it runs.',
    copy: { text: fails },
  },
};

/** The rule that applies the mood to a remote's files, or none. */
export function ruleOf(remote: string, { fault }: Mood): FaultRule[] {
  return fault ? [{ ...fault, match: { path: `/remotes/${remote}/**` } }] : [];
}

/** Release id of the copy that a mood makes live: one that no build gives. */
export function copyId(live: string, mood: string): string {
  return `${live.split('-', 1)[0]}-lab${mood}`;
}
