import { ownerOf } from '@sanchay/contracts';
import type { AppConfig, Registry } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import type { MountContext } from '@sanchay/remote-kit';
import { addErrorHandler, registerApplication, start } from 'single-spa';
import { federationSource, whenOnline } from './federationSource.ts';
import type { LoadFailure } from './failure.ts';
import { Slot } from './slot.ts';
import type { SlotFace } from './slot.ts';

export interface Composition {
  registry: Registry;
  config: AppConfig;
  place: () => HTMLElement;
  face: SlotFace;
  navigate: MountContext['navigate'];
  signedIn: MountContext['signedIn'];
  userChanged: MountContext['userChanged'];
  report: (failure: LoadFailure) => void;
}

/**
 * Registers every remote of the registry with single-spa, which decides when an area lives. The lifecycles resolve
 * at once and never reject: loading is the slot's business.
 */
export function composeRemotes({
  registry,
  config,
  place,
  face,
  navigate,
  signedIn,
  userChanged,
  report,
}: Composition): void {
  addErrorHandler((error) =>
    report({ kind: 'mount', remote: error.appOrParcelName, version: '', owner: 'shell', cause: error }),
  );
  for (const name of Object.keys(registry.remotes)) {
    const slot = new Slot({
      name,
      entry: () => registry.remotes[name]!,
      place,
      face,
      loader: { source: federationSource, online: whenOnline, report },
      bus,
      platform: { navigate, signedIn, userChanged, config },
      report,
    });
    registerApplication({
      name,
      app: {
        bootstrap: async () => undefined,
        mount: async () => slot.open(),
        unmount: async () => slot.close(),
      },
      activeWhen: (location) => ownerOf(registry.remotes, location.pathname) === name,
    });
  }
  start({ urlRerouteOnly: true });
}
