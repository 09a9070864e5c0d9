import type { Step } from './course.ts';
import type { LoadFailureKind, Scope } from '../federation/failure.ts';

/** What happens one after the other for a step of the course. `pausing` waits: before a repeat, and while offline. */
export type WorkPhase = 'pausing' | 'resolving' | 'loading' | 'evaluating' | 'contract-check' | 'mounting';

export interface LoadState {
  phase: 'idle' | WorkPhase | 'ready' | 'failed';
  course: readonly Step[];
  step: number;
  /** Kind of the first failure: the one that the card shows. */
  kind: LoadFailureKind | null;
  /** The user has waited long enough to be notified; work continues behind the card. */
  slow: boolean;
  /** The tree was broken from outside and was mounted anew once. */
  mended: boolean;
}

export type LoadEvent =
  | { type: 'open'; course: readonly Step[] }
  | { type: 'done' }
  | { type: 'failed'; kind: LoadFailureKind; scope: Scope }
  | { type: 'slow' }
  | { type: 'spent' }
  /** After `ready`; `outside`: an extension or a translation changed the tree's DOM; `again`: another release may do. */
  | { type: 'crashed'; kind: LoadFailureKind; outside: boolean; again?: boolean };

export const idle: LoadState = {
  phase: 'idle',
  course: [],
  step: 0,
  kind: null,
  slow: false,
  mended: false,
};

const next: Record<WorkPhase, LoadState['phase']> = {
  pausing: 'resolving',
  resolving: 'loading',
  loading: 'evaluating',
  evaluating: 'contract-check',
  'contract-check': 'mounting',
  mounting: 'ready',
};

export const isWorking = (phase: LoadState['phase']): phase is WorkPhase => Object.hasOwn(next, phase);

/**
 * The loader's whole behaviour, as a function: the state after an event. What does not fit the state, a late arrival
 * for example, changes nothing and gives the same object back.
 */
export function advance(state: LoadState, event: LoadEvent): LoadState {
  const { phase } = state;
  if (event.type === 'open') {
    if (phase !== 'idle' && phase !== 'failed') return state;
    return { ...idle, phase: 'pausing', course: event.course };
  }
  if (event.type === 'crashed') {
    if (phase !== 'ready') return state;
    if (event.outside && !state.mended) return { ...state, phase: 'mounting', mended: true };
    const other = event.again ? state.course.findIndex(({ what }) => what === 'previous') : -1;
    if (other > state.step) return { ...state, phase: 'pausing', kind: event.kind, step: other, slow: false };
    return { ...state, phase: 'failed', kind: event.kind };
  }
  if (!isWorking(phase)) return state;
  switch (event.type) {
    case 'done':
      return { ...state, phase: next[phase] };
    case 'slow':
      return state.slow ? state : { ...state, slow: true };
    case 'spent':
      return { ...state, phase: 'failed', kind: state.kind ?? 'timeout' };
    case 'failed': {
      const step = stepAfter(state, event.scope);
      // The absence of another release is no failure while one is left to try.
      const kind = state.kind ?? (event.kind === 'disabled' && step !== null ? null : event.kind);
      return step === null ? { ...state, phase: 'failed', kind } : { ...state, phase: 'pausing', kind, step };
    }
  }
}

/** The next step that a failure of this scope leaves, or null. */
function stepAfter({ course, step }: LoadState, scope: Scope): number | null {
  if (scope === 'visit') return null;
  const failed = course[step];
  const left = course.findIndex(({ what, where }, index) => {
    if (index <= step) return false;
    if (scope === 'release') return what !== failed?.what;
    return scope === 'again' || what !== failed?.what || where !== failed.where;
  });
  return left === -1 ? null : left;
}

/** What stands in the slot: in every state exactly one of the three. */
export function faceOf({ phase, slow }: LoadState): 'skeleton' | 'card' | 'remote' {
  if (phase === 'ready') return 'remote';
  return phase === 'failed' || slow ? 'card' : 'skeleton';
}
