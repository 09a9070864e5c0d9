import type { RegistryEntry } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { MountContext, MountedRemote } from '@sanchay/remote-kit';
import { pageTimers, within } from './deadline.ts';
import type { Timers } from './deadline.ts';
import { classify } from './failure.ts';
import type { LoadFailure } from './failure.ts';
import { loadModule } from './loader.ts';
import type { LoaderOptions } from './loader.ts';

/** What a slot shows besides the remote itself. Rendered into `element` in the same frame. */
export interface SlotFace {
  skeleton(element: HTMLElement): void;
  card(element: HTMLElement, failure: LoadFailure, retry: () => void): void;
  clear(element: HTMLElement): void;
}

export interface SlotOptions {
  name: string;
  entry: () => RegistryEntry;
  place: () => HTMLElement;
  face: SlotFace;
  loader: LoaderOptions;
  bus: Bus;
  platform: Pick<MountContext, 'navigate' | 'signedIn' | 'userChanged' | 'config'>;
  report: (failure: LoadFailure) => void;
  timers?: Timers;
}

/** One stay in the area, from `open` to `close`. `round` counts its tries, so that a late answer of an old try is dropped. */
interface Visit {
  element: HTMLElement;
  content: HTMLElement;
  aside: HTMLElement;
  round: number;
  mounted?: MountedRemote;
  dispose?: () => void;
}

const CARD_AFTER = 5_000;
const MOUNT_DEADLINE = 5_000;

/**
 * One area of the page. `open` and `close` never wait and never reject, so navigation never waits for a remote:
 * the skeleton stands in the same frame, loading goes on behind it, and what arrives after the area was left is
 * dropped.
 */
export class Slot {
  readonly #options: SlotOptions;
  readonly #timers: Timers;
  #visit: Visit | null = null;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#timers = options.timers ?? pageTimers;
  }

  open(): void {
    const { name, entry, place, face } = this.#options;
    const element = document.createElement('div');
    element.dataset.remote = name;
    element.dataset.remoteVersion = entry().live;
    const content = document.createElement('div');
    const aside = document.createElement('div');
    element.append(aside, content);
    place().append(element);
    this.#visit = { element, content, aside, round: 0 };
    element.dataset.remoteState = 'loading';
    face.skeleton(aside);
    void this.#fill();
  }

  close(): void {
    const visit = this.#visit;
    this.#visit = null;
    if (!visit) return;
    this.#options.face.clear(visit.aside);
    this.#dismount(visit);
    visit.element.remove();
  }

  /** Loads and mounts for the visit of now; a visit that ended meanwhile is left alone. */
  async #fill(): Promise<void> {
    const visit = this.#visit;
    if (!visit) return;
    const round = (visit.round += 1);
    const current = () => this.#visit === visit && visit.round === round;
    const { name, entry, loader } = this.#options;
    const slow = this.#timers.set(() => {
      if (current()) {
        this.#fail(visit, {
          kind: 'timeout',
          remote: name,
          version: entry().live,
          owner: entry().owner,
          cause: null,
        });
      }
    }, CARD_AFTER);
    const outcome = await loadModule(name, entry(), loader);
    this.#timers.clear(slow);
    if (!current()) return;
    if (!outcome.ok) {
      this.#options.report(outcome.failure);
      this.#fail(visit, outcome.failure);
      return;
    }
    const { module, version } = outcome;
    const failed = (error: unknown, kind: LoadFailure['kind']): void => {
      if (!current()) return;
      const failure: LoadFailure = { kind, remote: name, version, owner: entry().owner, cause: error };
      this.#options.report(failure);
      this.#dismount(visit);
      this.#fail(visit, failure);
    };
    const scope = this.#options.bus.scoped(name);
    visit.dispose = () => scope.dispose();
    visit.element.dataset.remoteVersion = version;
    try {
      const mounting = module.mount({
        element: visit.content,
        remote: name,
        release: version,
        bus: scope,
        ...this.#options.platform,
        onCrash: (error) => {
          if (visit.element.dataset.remoteState === 'mounted') failed(error, 'render');
        },
        onError: (error) =>
          this.#options.report({ kind: 'render', remote: name, version, owner: entry().owner, cause: error }),
      });
      mounting.then(
        (mounted) => {
          if (!current()) void mounted.unmount().catch(() => undefined);
        },
        () => undefined,
      );
      const mounted = await within('mounting', MOUNT_DEADLINE, mounting, this.#timers);
      if (!current()) return;
      visit.mounted = mounted;
      this.#options.face.clear(visit.aside);
      visit.element.dataset.remoteState = 'mounted';
    } catch (error) {
      failed(error, classify(error) === 'timeout' ? 'timeout' : 'mount');
    }
  }

  #fail(visit: Visit, failure: LoadFailure): void {
    visit.element.dataset.remoteState = 'failed';
    this.#options.face.card(visit.aside, failure, () => {
      if (this.#visit !== visit) return;
      visit.element.dataset.remoteState = 'loading';
      this.#options.face.skeleton(visit.aside);
      void this.#fill();
    });
  }

  /** Takes the remote's tree away; a throwing unmount is the remote's fault and harms nobody. */
  #dismount(visit: Visit): void {
    const { mounted, dispose } = visit;
    visit.mounted = undefined;
    visit.dispose = undefined;
    dispose?.();
    void mounted?.unmount().catch((error: unknown) => {
      const { name, entry } = this.#options;
      this.#options.report({
        kind: classify(error),
        remote: name,
        version: entry().live,
        owner: entry().owner,
        cause: error,
      });
    });
    visit.content.replaceChildren();
  }
}
