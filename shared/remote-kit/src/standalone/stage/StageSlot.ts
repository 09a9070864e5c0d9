import { CONTRACTS_VERSION, satisfies } from '@sanchay/contracts';
import type { MountContext, MountedRemote, RemoteModule } from '../../remote/contract.ts';

/** What stands in the slot besides the remote. */
export interface StageFace {
  skeleton(): void;
  card(error: Error, retry: () => void): void;
  clear(): void;
}

interface SlotPorts {
  /** Where the remote's tree goes. */
  place: HTMLElement;
  face: StageFace;
  load(): Promise<RemoteModule>;
  /** The platform's part of the context, made anew for each mount; `dispose` ends its bus. */
  platform(): Omit<MountContext, 'element' | 'onCrash'> & { dispose(): void };
  setTimer?: typeof setTimeout;
}

/** As in the shell. */
const MOUNT_DEADLINE = 5_000;

/**
 * The place of the remote: skeleton, mount within the deadline, card with Retry, and nothing left behind. The shell's
 * rules for a remote that is there already; how code arrives is not its business.
 */
export class StageSlot {
  readonly #ports: SlotPorts;
  #round = 0;
  #mounted: MountedRemote | null = null;
  #dispose: (() => void) | null = null;

  constructor(ports: SlotPorts) {
    this.#ports = ports;
  }

  /** Loads and mounts. Never rejects: what fails shows the card. */
  async open(): Promise<void> {
    const round = (this.#round += 1);
    const current = () => this.#round === round;
    const { face, load, place, platform } = this.#ports;
    face.skeleton();
    try {
      const module = await load();
      if (!satisfies(CONTRACTS_VERSION, module.contracts))
        throw new Error(`It needs contracts ${module.contracts}; the shell has ${CONTRACTS_VERSION}.`);
      if (!current()) return;
      const { dispose, ...context } = platform();
      this.#dispose = dispose;
      const element = document.createElement('div');
      place.replaceChildren(element);
      const mounting = module.mount({
        ...context,
        element,
        onCrash: (error) => {
          // A tree that breaks while it mounts rejects the mount, which is reported below. React is still working
          // here, and removes no other root meanwhile.
          if (this.#mounted) queueMicrotask(() => current() && this.#fail(error));
        },
      });
      mounting.then(
        (mounted) => {
          if (!current()) void mounted.unmount().catch(() => undefined);
        },
        () => undefined,
      );
      const mounted = await this.#inTime(mounting);
      if (!current()) return;
      this.#mounted = mounted;
      face.clear();
    } catch (error) {
      if (current()) this.#fail(error);
    }
  }

  /** Takes the remote away, as leaving its area does. */
  async close(): Promise<void> {
    this.#round += 1;
    await this.#dismount();
    this.#ports.face.clear();
  }

  #inTime(mounting: Promise<MountedRemote>): Promise<MountedRemote> {
    const { setTimer = setTimeout } = this.#ports;
    return new Promise((resolve, reject) => {
      const timer = setTimer(
        () => reject(new Error(`Mounting took over ${MOUNT_DEADLINE} ms.`)),
        MOUNT_DEADLINE,
      );
      mounting.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  #fail(error: unknown): void {
    this.#round += 1;
    void this.#dismount();
    this.#ports.face.card(error instanceof Error ? error : new Error(String(error)), () => void this.open());
  }

  async #dismount(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = null;
    this.#dispose?.();
    this.#dispose = null;
    await mounted?.unmount().catch(() => undefined);
    this.#ports.place.replaceChildren();
  }
}
