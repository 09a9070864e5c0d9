import type { RemoteModule } from '@sanchay/remote-kit';

/** Brings the code of screens ahead, of remotes whose module has been run on this page already. */
export class OwnScreens {
  readonly #modules = new Map<string, RemoteModule>();

  /** A remote was mounted, or run to be; the latest module counts. */
  mounted(remote: string, module: RemoteModule): void {
    this.#modules.set(remote, module);
  }

  /** Brings the screen at a path of a remote. @returns false when the remote was not on this page yet. */
  bring(remote: string, path: string): boolean {
    const module = this.#modules.get(remote);
    // Only a wish ahead: the screen's own loading tells what does not work.
    module?.preload?.(path).catch(() => undefined);
    return module !== undefined;
  }
}
