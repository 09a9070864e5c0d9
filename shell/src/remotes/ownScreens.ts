import type { RemoteModule } from '@sanchay/remote-kit';

/** Preloads the code of screens, of remotes whose module has already been run on this page. */
export class OwnScreens {
  readonly #modules = new Map<string, RemoteModule>();

  /** A remote was mounted, or run to be; the latest module counts. */
  mounted(remote: string, module: RemoteModule): void {
    this.#modules.set(remote, module);
  }

  /** Brings the screen at a path of a remote. @returns false when the remote was not on this page yet. */
  bring(remote: string, path: string): boolean {
    const module = this.#modules.get(remote);
    // Only a prefetch: the screen's own loading reports failures.
    module?.preload?.(path).catch(() => undefined);
    return module !== undefined;
  }
}
