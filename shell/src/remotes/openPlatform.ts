import { client } from '@sanchay/api-client';
import { CONTRACTS_VERSION, REMOTE_MOUNTS_PATH } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import type { PageData } from '../kit/pageData.ts';
import { onMount, reportError } from '../kit/reporting.ts';
import type { SafeStorage } from '@sanchay/remote-kit/storage';
import { offerChunkLoader } from '../federation/chunkLoader.ts';
import { allowOrigin, offerIntegrity, rememberFiles, rememberRelease } from '../federation/integrity.ts';
import { RemoteDirectory } from '../upgrade/directory.ts';
import { preloadOnIntent } from './preloadIntent.ts';
import { registrySource, releaseSource } from '../upgrade/registrySource.ts';
import { registryUpdates } from '../upgrade/registryUpdates.ts';
import { crashPins, type CrashPins } from './crashPin.ts';
import { criticalOperations, type CriticalOperations } from '../kit/critical.ts';
import { supportId, type LoadFailure } from '../federation/failure.ts';
import { failureReports } from './failureReports.ts';
import { mountReports } from './mountReports.ts';
import { watchStandstill } from './longTasks.ts';
import { federationSource } from './federationSource.ts';
import { OwnScreens } from './ownScreens.ts';
import { runAhead } from './runAhead.ts';
import { secondOriginOf } from './secondOrigin.ts';
import { watchStrayErrors } from './strayErrors.ts';

/** Milliseconds: a shorter standstill may be a slow phone's and is reported only. */
const HELD_AGAINST_IT = 3_000;

/** What the page's areas have in common. */
export interface Platform {
  directory: RemoteDirectory;
  critical: CriticalOperations;
  pins: CrashPins;
  /** Screens of the remotes that were on this page, to be brought ahead. */
  screens: OwnScreens;
  report(failure: LoadFailure): void;
  /** The user navigated to another path. */
  navigated(): void;
  /** Follows the links below an element for preloading. */
  preload(root: HTMLElement): void;
}

/**
 * Puts the platform together: hashes before any script, then who gets which release, and what is done when a remote
 * fails. To be called before anything else listens for errors.
 * @param storage `lasting` for this browser, `tab` for this tab
 * @param page `busy` is called when code of an area begins to be loaded after its first tree, and when none is left
 */
export function openPlatform(
  { config, registry, files }: Pick<PageData, 'config' | 'registry' | 'files'>,
  storage: { lasting: SafeStorage; tab: SafeStorage },
  page: { busy?: (busy: boolean) => void } = {},
): Platform {
  const second = secondOriginOf(config.secondOrigin);
  if (second) allowOrigin(second);
  rememberFiles(files);
  offerIntegrity();
  offerChunkLoader({ secondOrigin: second, busy: page.busy });

  const critical = criticalOperations();
  const directory = new RemoteDirectory({
    page: registry,
    source: registrySource({
      page: registry,
      storage: storage.lasting,
      origins: second ? [second] : [],
      refused: (kind, reason) => reportError(new Error(reason), { kind: 'registry', refusal: kind }),
    }),
    release: releaseSource({ storage: storage.lasting, origins: second ? [second] : [] }),
    critical,
    allow: rememberRelease,
  });
  const updates = registryUpdates({
    serial: () => directory.page().serial,
    refresh: () => directory.refresh(),
  });
  bus.on('registry/changed').subscribe(({ serial }) => updates.announced(serial));
  if (registry.serial === 0) updates.announced(1);

  const pins = crashPins(storage.tab);
  globalThis.addEventListener('pagehide', () => pins.leave());
  const isOnline = () => globalThis.navigator.onLine;
  const reportToApi = failureReports({
    storage: storage.tab,
    send: async (body) => {
      const { visit } = await client.call('openRemoteVisit', { body: { tab: body.tab } });
      return client.call('reportRemoteFailure', { body: { ...body, visit, contracts: CONTRACTS_VERSION } });
    },
    isOnline,
  });
  onMount(
    mountReports({
      storage: storage.tab,
      send: (body) =>
        void navigator.sendBeacon(
          REMOTE_MOUNTS_PATH,
          new Blob([JSON.stringify(body)], { type: 'application/json' }),
        ),
      onHidden: (work) =>
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'hidden') work();
        }),
    }),
  );
  const report = (failure: LoadFailure): void => {
    reportError(failure.cause ?? failure.kind, { ...failure });
    reportToApi(failure);
    if (failure.kind === 'chunk') directory.refresh().catch(() => undefined);
  };
  const ownerOf = (remote: string): string => directory.page().remotes[remote]?.owner ?? '';
  watchStrayErrors((culprit, kind, cause) =>
    report({ ...culprit, kind, owner: ownerOf(culprit.remote), id: supportId(), cause }),
  );
  watchStandstill((culprit, milliseconds) => {
    if (milliseconds >= HELD_AGAINST_IT) pins.hit(culprit.remote, culprit.version);
    const cause = new Error(`the page stood still for ${milliseconds} ms`);
    report({ ...culprit, kind: 'timeout', owner: ownerOf(culprit.remote), id: supportId(), cause });
  });
  const screens = new OwnScreens();
  return {
    directory,
    critical,
    pins,
    screens,
    report,
    navigated: () => updates.navigated(),
    preload: (root) => preloadOnIntent(root, directory, screens, runAhead(federationSource, pins, screens)),
  };
}
