import type { LocalText } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import type { MountContext, MountedRemote, RemoteModule } from '@sanchay/remote-kit';
import { KeptPage } from '../takeover/keptPage.ts';
import type { RenderedSlot } from '../takeover/renderedSlot.ts';
import type { Candidate } from '../upgrade/directory.ts';
import type { CriticalOperations } from '../kit/critical.ts';
import type { LoadFailure, LoadFailureKind } from '../federation/failure.ts';
import { Loader } from './loader.ts';
import type { LoadPorts } from './loadPorts.ts';
import { faceOf, type LoadState } from './loadState.ts';

/** The content of a card. */
export interface CardContent {
  remote: string;
  kind: LoadFailureKind;
  /** Short code that the reports carry too. */
  id: string;
  /** Whether the server's page stays below it, with a title and a heading of its own. */
  readable: boolean;
  /** What the owner of a disabled area wrote for visitors. */
  message: LocalText | null;
}

/** What a slot shows besides the remote itself. Rendered into `element` in the same frame. */
export interface SlotFace {
  skeleton(element: HTMLElement): void;
  card(element: HTMLElement, content: CardContent, retry: () => void): void;
  clear(element: HTMLElement): void;
}

export interface SlotOptions {
  name: string;
  place: () => HTMLElement;
  /** HTML of the server for the first visit, or null. */
  rendered?: RenderedSlot | null;
  face: SlotFace;
  bus: Bus;
  critical: Pick<CriticalOperations, 'begin'>;
  platform: Pick<MountContext, 'navigate' | 'signedIn' | 'userChanged' | 'openAccount' | 'config'>;
  /** What the owner wrote for visitors while the area is disabled. */
  message?: () => LocalText | null;
  /** Looks for a newer registry: the area may be available again. */
  recheck?: () => void;
  load: Omit<LoadPorts, 'remote' | 'staleVersions' | 'mount' | 'changed'>;
  /** Called with the module that is in the slot now. */
  mounted?: (module: RemoteModule) => void;
}

/** One stay in the area, from `open` to `close`. */
interface Visit {
  element: HTMLElement;
  content: HTMLElement;
  aside: HTMLElement;
  loader: Loader;
  /** The server's HTML while it is readable there and no tree has taken its place. */
  rendered: RenderedSlot | null;
  /** The same for when the tree breaks. */
  kept: KeptPage | null;
  shown: string;
  /** Ends what stands in the slot now. */
  dismount: () => void;
  /** Shows what the card of a disabled area covers; null while none does. */
  uncover: (() => void) | null;
}

const stateMessages = { skeleton: 'loading', card: 'failed', remote: 'mounted', rendered: 'rendered' };

function emptyPlaces(name: string): Pick<Visit, 'element' | 'aside' | 'content'> {
  const element = document.createElement('div');
  element.dataset.remote = name;
  const aside = document.createElement('div');
  const content = document.createElement('div');
  element.append(aside, content);
  return { element, aside, content };
}

/** The server's HTML is nobody's to read any more: a tree has it, or stands in its place. */
function endReading(visit: Visit): void {
  visit.rendered = null;
  delete visit.element.dataset.remoteReadable;
}

/** Nothing stands in the slot now but what the server made for this address, if it made it. */
function readAgain(visit: Visit): void {
  visit.rendered = visit.kept?.putBack() ?? null;
  if (visit.rendered) visit.element.dataset.remoteReadable = '';
  else delete visit.element.dataset.remoteReadable;
}

/**
 * One area of the page. `open` and `close` never wait and never reject, so navigation never waits for a remote: the
 * skeleton is rendered in the same frame, loading continues behind it, and what arrives after the area was left is
 * dropped. Server HTML stays where it is until a tree hydrates it, and comes back when that tree breaks; a failure is
 * shown above it.
 */
export class Slot {
  readonly #options: SlotOptions;
  readonly #staleVersions = new Set<string>();
  #visit: Visit | null = null;
  #rendered: RenderedSlot | null;
  #disabled = false;

  constructor(options: SlotOptions) {
    this.#options = options;
    this.#rendered = options.rendered ?? null;
  }

  open(): void {
    const { name, place, load } = this.#options;
    const rendered = this.#rendered;
    this.#rendered = null;
    const { element, aside, content } = rendered ?? emptyPlaces(name);
    if (rendered) element.dataset.remoteReadable = '';
    else place().append(element);
    const loader = new Loader({
      ...load,
      remote: name,
      staleVersions: this.#staleVersions,
      mount: (module, candidate) => this.#mount(visit, module, candidate),
      changed: (state) => this.#show(visit, state),
    });
    const visit: Visit = {
      element,
      content,
      aside,
      loader,
      rendered,
      kept: rendered && new KeptPage(rendered),
      shown: '',
      dismount: () => undefined,
      uncover: null,
    };
    this.#visit = visit;
    loader.open();
  }

  close(): void {
    const visit = this.#visit;
    this.#visit = null;
    if (!visit) return;
    visit.loader.close();
    this.#options.face.clear(visit.aside);
    visit.dismount();
    visit.element.remove();
  }

  /**
   * The owner disabled the area, or enabled it again. What is mounted stays behind the card as it is, with all that was
   * typed, and comes back with the area.
   */
  setDisabled(disabled: boolean): void {
    if (disabled === this.#disabled) return;
    this.#disabled = disabled;
    const visit = this.#visit;
    if (visit?.loader.state.phase === 'ready') this.#show(visit, visit.loader.state);
  }

  #cover(visit: Visit): void {
    const { face, name, message, recheck } = this.#options;
    const { element, aside, loader } = visit;
    for (const behind of element.children)
      if (behind !== aside && behind instanceof HTMLElement) {
        behind.hidden = true;
        behind.inert = true;
      }
    const { title } = document;
    visit.uncover = () => {
      for (const behind of element.children)
        if (behind instanceof HTMLElement && behind.inert) {
          behind.hidden = false;
          behind.inert = false;
        }
      document.title = title;
      visit.uncover = null;
    };
    const content = { remote: name, kind: 'disabled', id: loader.id, readable: false } as const;
    face.card(aside, { ...content, message: message?.() ?? null }, () => recheck?.());
  }

  /** Skeleton, card or remote, each painted once; the loader's state stands in the element's data. */
  #show(visit: Visit, state: LoadState): void {
    const { face, name } = this.#options;
    const { element, aside, loader } = visit;
    const readable = visit.rendered !== null && state.phase !== 'failed';
    const covered = this.#disabled && state.phase === 'ready';
    const wanted = covered ? 'card' : readable ? 'rendered' : faceOf(state);
    const kind = covered ? 'disabled' : (state.kind ?? 'timeout');
    element.dataset.remoteState = stateMessages[wanted];
    if (loader.version) element.dataset.remoteVersion = loader.version;
    if (wanted === 'card') element.dataset.remoteFailure = kind;
    else delete element.dataset.remoteFailure;
    const shown = wanted === 'card' ? `card ${kind} ${state.phase === 'failed'}` : wanted;
    if (shown === visit.shown) return;
    visit.shown = shown;
    visit.uncover?.();
    if (covered) return this.#cover(visit);
    if (wanted === 'remote' || wanted === 'rendered') return face.clear(aside);
    if (state.phase === 'failed') visit.dismount();
    if (wanted === 'skeleton') return face.skeleton(aside);
    const content = { remote: name, kind, id: loader.id, readable: visit.rendered !== null };
    const message = kind === 'disabled' ? (this.#options.message?.() ?? null) : null;
    face.card(aside, { ...content, message }, () => {
      if (this.#visit !== visit) return;
      if (loader.state.phase !== 'failed') loader.close();
      loader.open(true);
    });
  }

  /** Each mount has an element and a bus scope of its own, so that what a former one does late reaches nobody. */
  async #mount(visit: Visit, module: RemoteModule, { version, release }: Candidate): Promise<MountedRemote> {
    const { name, bus, critical, platform, load } = this.#options;
    visit.dismount();
    const { rendered } = visit;
    const taken = rendered?.version === version ? rendered : null;
    const element = taken?.mount ?? visit.content.appendChild(document.createElement('div'));
    if (taken) {
      visit.kept?.handOver();
      endReading(visit);
    }
    // Behind the server's HTML until the tree stands.
    else element.hidden = rendered !== null;
    const scope = bus.scoped(name, { publishes: release.publishes, listens: release.listens });
    const endings = [() => scope.dispose()];
    let mounted: MountedRemote | null = null;
    let over = false;
    let broken: { error: unknown } | null = null;
    const takeAway = async (): Promise<void> => mounted?.unmount();
    visit.dismount = () => {
      if (over) return;
      over = true;
      for (const end of endings) end();
      // A throwing unmount is the remote's fault and harms nobody.
      takeAway().catch((cause: unknown) => load.report(this.#failure(visit, cause)));
      element.remove();
      if (this.#visit === visit) readAgain(visit);
    };
    mounted = await module.mount({
      element,
      ...(taken && {
        rendered: { host: taken.host, answers: taken.answers, path: taken.path },
        renderedAt: taken.at,
      }),
      remote: name,
      release: version,
      bus: scope,
      ...platform,
      critical(what) {
        if (over) return () => undefined;
        const end = critical.begin(name, what);
        endings.push(end);
        return end;
      },
      onCrash: (error) => {
        if (over) return;
        // An effect of the first commit may throw before the mount has ended.
        if (mounted) visit.loader.crashed(error);
        else broken = { error };
      },
      onError: (cause) => load.report(this.#failure(visit, cause)),
    });
    if (broken) {
      visit.dismount();
      throw (broken as { error: unknown }).error;
    }
    if (!over && rendered && !taken) {
      rendered.mount.remove();
      element.hidden = false;
      endReading(visit);
    }
    if (!over) this.#options.mounted?.(module);
    return mounted;
  }

  #failure({ loader }: Visit, cause: unknown): LoadFailure {
    const { name, load } = this.#options;
    return {
      kind: 'render',
      remote: name,
      version: loader.version ?? '',
      owner: load.owner(),
      id: loader.id,
      cause,
    };
  }
}
