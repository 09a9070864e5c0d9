import type { AppConfig } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import type { MountContext } from '@sanchay/remote-kit';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { overriddenSource } from '../overrides/overriddenSource.ts';
import { traceMount } from '../observability/mountTrace.ts';
import type { RemoteDirectory } from '../upgrade/directory.ts';
import { Unverifiable } from '../upgrade/unverifiable.ts';
import type { CrashPins } from './crashPin.ts';
import type { CriticalOperations } from '../kit/critical.ts';
import { pageTimers } from './deadline.ts';
import type { LoadFailure } from '../federation/failure.ts';
import { onProgress } from '../federation/download.ts';
import { federationSource } from './federationSource.ts';
import { whenOnline } from './online.ts';
import { secondOriginOf } from './secondOrigin.ts';
import type { RenderedSlot } from '../takeover/renderedSlot.ts';
import type { OwnScreens } from './ownScreens.ts';
import { Slot, type SlotFace } from './slot.ts';

export interface Composition {
  directory: RemoteDirectory;
  config: AppConfig;
  place: () => HTMLElement;
  /** What the server rendered into the place, or null. */
  rendered?: RenderedSlot | null;
  /** Called with the module that is on the page. */
  screens?: Pick<OwnScreens, 'mounted'>;
  face: SlotFace;
  critical: CriticalOperations;
  pins: CrashPins;
  navigate: MountContext['navigate'];
  signedIn: MountContext['signedIn'];
  userChanged: MountContext['userChanged'];
  openAccount?: (portfolioId: string) => Promise<void>;
  report: (failure: LoadFailure) => void;
  /** Loads the page anew. */
  reload?: () => void;
}

/**
 * Registers every remote of the registry with single-spa, which decides when an area lives; one that comes with a
 * newer registry is registered then. The lifecycles resolve at once and never reject: loading is the slot's business.
 */
export function composeRemotes(composition: Composition): void {
  const {
    directory,
    config,
    place,
    rendered = null,
    screens,
    face,
    critical,
    pins,
    navigate,
    signedIn,
    userChanged,
    openAccount,
    report,
    reload = () => globalThis.location.reload(),
  } = composition;
  addErrorHandler((error) =>
    report({
      kind: 'mount',
      remote: error.appOrParcelName,
      version: '',
      owner: 'shell',
      id: '',
      cause: error,
    }),
  );
  /** What a rejecting lifecycle or a throwing check would end in: single-spa skips the area until a page load. */
  const contained = <Value>(remote: string, run: () => Value, otherwise: Value): Value => {
    try {
      return run();
    } catch (cause) {
      report({
        kind: 'mount',
        remote,
        version: '',
        owner: directory.page().remotes[remote]?.owner ?? '',
        id: '',
        cause,
      });
      return otherwise;
    }
  };
  const registered = new Set<string>();
  const register = (name: string): void => {
    registered.add(name);
    const slot = new Slot({
      name,
      place,
      rendered: rendered?.remote === name ? rendered : null,
      mounted: (module) => screens?.mounted(name, module),
      face,
      bus,
      critical,
      platform: { navigate, signedIn, userChanged, config, ...(openAccount && { openAccount }) },
      message: () => directory.page().remotes[name]?.message ?? null,
      recheck: () => void directory.refresh().catch(() => undefined),
      load: {
        owner: () => directory.page().remotes[name]?.owner ?? '',
        candidate: (what) =>
          directory.candidate(name, what).catch((error: unknown) => {
            if (what === 'previous' || !(error instanceof Unverifiable)) throw error;
            // A browser that cannot verify a registry gets the area as a page of its own: the edge verified that.
            reload();
            return new Promise(() => undefined);
          }),
        source:
          process.env.NODE_ENV === 'development' ? overriddenSource(federationSource) : federationSource,
        secondOrigin: secondOriginOf(config.secondOrigin),
        pins,
        report,
        trace: traceMount,
        isOnline: () => globalThis.navigator.onLine,
        whenOnline,
        timers: pageTimers,
        progress: (listener) =>
          onProgress((url) => {
            if (url.includes(`/remotes/${name}/`)) listener();
          }),
        random: Math.random,
      },
    });
    const follow = (): void => slot.setDisabled(directory.page().remotes[name]?.disabled === true);
    follow();
    directory.subscribe(follow);
    registerApplication({
      name,
      app: {
        bootstrap: async () => undefined,
        mount: async () => contained(name, () => slot.open(), undefined),
        unmount: async () => contained(name, () => slot.close(), undefined),
      },
      activeWhen: ({ pathname }) => contained(name, () => directory.owner(pathname) === name, false),
    });
  };
  const registerAll = (): void => {
    for (const name of Object.keys(directory.page().remotes)) if (!registered.has(name)) register(name);
  };
  registerAll();
  directory.subscribe(registerAll);
  start({ urlRerouteOnly: true });
}
