import type { MountTrace } from '../observability/mountTrace.ts';
import type { MountPhase } from '../kit/mountRecord.ts';
import { AFTER_CRASH, courseOf } from './course.ts';
import { within } from './deadline.ts';
import { classified, crashFailure, mountFailure, supportId, type LoadError } from '../federation/failure.ts';
import type { LoadPorts } from './loadPorts.ts';
import { advance, idle, isWorking, type LoadEvent, type LoadState, type WorkPhase } from './loadState.ts';
import { LoadWork } from './loadWork.ts';

/** Milliseconds: the card at the latest, all healing together, a phase, a repeat's loading. */
export const CARD_AFTER = 5_000;
export const GIVE_UP_AFTER = 20_000;
const PHASE_DEADLINE = 5_000;
const REPEAT_DEADLINE = 3_000;

const traced: Record<Exclude<WorkPhase, 'pausing'>, MountPhase> = {
  resolving: 'resolve',
  loading: 'load',
  evaluating: 'evaluate',
  'contract-check': 'contract',
  mounting: 'mount',
};

/** Drives the state machine of one stay in an area: does the work of each phase and feeds back how it went. */
export class Loader {
  readonly #ports: LoadPorts;
  readonly #work: LoadWork;
  readonly #reported = new Set<string>();
  #state = idle;
  #turn = 0;
  #alarms: { handle: unknown; type: 'slow' | 'spent' }[] = [];
  #endProgress = (): void => undefined;
  #trace: MountTrace | null = null;
  /** Code of this stay, on its card and in its reports. */
  readonly id: string;

  constructor(ports: LoadPorts) {
    this.#ports = ports;
    this.#work = new LoadWork(ports);
    this.id = supportId(ports.random);
  }

  get state(): LoadState {
    return this.#state;
  }

  /** The release that is tried or mounted, or null before it is known. */
  get version(): string | null {
    return this.#work.candidate?.version ?? null;
  }

  /** Starts, or starts again after a failure; `forced` by the user, who may load what is pinned out. */
  open(forced = false): void {
    this.#work.forced = forced;
    this.#trace = this.#ports.trace(this.#ports.remote);
    this.#alarm([CARD_AFTER, 'slow'], [GIVE_UP_AFTER, 'spent']);
    const { phase, kind, course, step } = this.#state;
    const broke =
      phase === 'failed' && (kind === 'render' || kind === 'mount') && course[step]?.what === 'live';
    this.#dispatch({
      type: 'open',
      course: broke ? AFTER_CRASH : courseOf(this.#ports.secondOrigin !== null),
    });
  }

  /** The area is left: whatever arrives from now on is dropped. */
  close(): void {
    this.#turn += 1;
    this.#alarm();
    this.#end('left');
    this.#state = idle;
  }

  /** The mounted tree broke. */
  crashed(error: unknown): void {
    if (this.#state.phase !== 'ready') return;
    const { failure, outside } = crashFailure(error);
    const lost = failure.kind === 'chunk';
    // A broken module or a lazy part that was rejected stays so in the code that runs: the next time runs it anew.
    if (!outside) this.#ports.staleVersions.add(this.version!);
    this.#note(failure, !outside && !lost);
    const again = lost && this.#ports.isOnline();
    if (again) this.#alarm([CARD_AFTER, 'slow'], [GIVE_UP_AFTER, 'spent']);
    this.#dispatch({ type: 'crashed', kind: failure.kind, outside, again });
  }

  #dispatch(event: LoadEvent): void {
    const before = this.#state;
    const state = advance(before, event);
    if (state === before) return;
    this.#state = state;
    const moved = state.phase !== before.phase || state.step !== before.step;
    if (moved) this.#turn += 1;
    if (!isWorking(state.phase)) {
      this.#alarm();
      this.#end(state.phase === 'ready' ? 'mounted' : (state.kind ?? state.phase));
    }
    this.#ports.changed(state);
    if (moved && isWorking(state.phase)) void this.#do(state.phase);
  }

  async #do(phase: WorkPhase): Promise<void> {
    const turn = this.#turn;
    const current = () => this.#turn === turn;
    const step = this.#state.course[this.#state.step]!;
    try {
      if (phase === 'pausing') {
        await this.#work.pausing(step);
        // The first time even offline: this device may keep the release.
        if (current() && this.#state.step > 0) await this.#untilOnline(current);
      } else {
        this.#trace?.phase(traced[phase]);
        const limit = phase === 'loading' && step.repeat > 0 ? REPEAT_DEADLINE : PHASE_DEADLINE;
        const { timers, progress } = this.#ports;
        await within(phase, limit, this.#work.phases[phase](step, current), timers, progress);
      }
      if (current()) this.#dispatch({ type: 'done' });
    } catch (error) {
      if (!current()) return;
      const failure = phase === 'mounting' ? mountFailure(error) : classified(error);
      const own = phase === 'mounting' && failure.kind !== 'chunk';
      if (phase !== 'resolving' && this.version) this.#ports.staleVersions.add(this.version);
      this.#note(failure, own);
      this.#dispatch({ type: 'failed', kind: failure.kind, scope: failure.scope });
    }
  }

  /** Offline nothing is tried again, and the time for healing stands still. */
  async #untilOnline(current: () => boolean): Promise<void> {
    const { isOnline, whenOnline } = this.#ports;
    if (isOnline()) return;
    this.#alarm([CARD_AFTER, 'slow']);
    await whenOnline();
    if (current()) this.#alarm([GIVE_UP_AFTER - CARD_AFTER, 'spent']);
  }

  /** Reports a failure once for each release and kind, and counts the remote's own crashes. */
  #note(error: LoadError, own: boolean): void {
    const { remote, owner, pins, report } = this.#ports;
    const version = this.version ?? '';
    if (own) pins.hit(remote, version);
    const what = `${version} ${error.kind}`;
    if (error.kind === 'disabled' || this.#reported.has(what)) return;
    this.#reported.add(what);
    report({ kind: error.kind, remote, version, owner: owner(), id: this.id, cause: error.cause ?? error });
  }

  #end(outcome: string): void {
    this.#trace?.end(outcome, this.version ?? '', this.#ports.owner());
    this.#trace = null;
  }

  #alarm(...alarms: [milliseconds: number, type: 'slow' | 'spent'][]): void {
    const { timers, progress } = this.#ports;
    for (const { handle } of this.#alarms) timers.clear(handle);
    this.#endProgress();
    const set = (after: number, type: 'slow' | 'spent') => timers.set(() => this.#dispatch({ type }), after);
    this.#alarms = alarms.map(([after, type]) => ({ type, handle: set(after, type) }));
    // A slow connection is not given up while bytes arrive.
    this.#endProgress =
      alarms.length === 0
        ? () => undefined
        : progress(() => {
            for (const alarm of this.#alarms) {
              if (alarm.type === 'slow') continue;
              timers.clear(alarm.handle);
              alarm.handle = set(GIVE_UP_AFTER, 'spent');
            }
          });
  }
}
