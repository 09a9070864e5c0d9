import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry, RegistryEntry, TrustedKeys } from '@sanchay/contracts';
import { createEdge } from '../../../shell/server/edge.ts';
import { keepState } from '../../../shell/server/platformState.ts';
import { startFaultProxy, type FaultProxy, type OwnAnswer } from '../proxy.ts';
import { copyRelease, type CopyEdit, type WholeRelease } from './releaseCopy.ts';
import { TrialDist } from './trialDist.ts';
import { TrialRegistry, type DocumentFields } from './trialRegistry.ts';

const REGISTRY_PATH = '/api/v3/config/remotes.json';

export interface TrialOptions {
  /** Origin of the product, which lends its API and its built files. */
  product: string;
  distFolder: string;
  shellRelease: string;
  /** For the trial's own files; made anew. */
  folder: string;
  /** Where browsers come in; 0 for any free one. */
  port?: number;
  own?: OwnAnswer;
}

/**
 * The whole chain of the platform beside a running product, with configurable faults on both sides of an edge of its
 * own: browsers → `front` → edge → `back` → product. Its registry is the product's until it is changed.
 */
export interface TrialPlatform {
  /** What browsers request; its origin is the address to open. */
  front: FaultProxy;
  /** What the edge requests. */
  back: FaultProxy;
  registry: TrialRegistry;
  dist: TrialDist;
  shellRelease: string;
  /** What the edge wrote to its log. */
  log: string[];
  /** Changes the registry and lets the edge take it at once. */
  publish(change?: (remotes: Record<string, RegistryEntry>) => void, fields?: DocumentFields): Promise<void>;
  /** Puts an edited copy of the live release into the registry under another id, without making it live. */
  addCopy(remote: string, to: string, edit?: CopyEdit): Promise<void>;
  /** Adds a remote of the trial's own with one release, live. */
  addRemote(whole: WholeRelease, owner: string): Promise<void>;
  /** Begins anew with the product's registry of now; the trial's own changes to it are gone. */
  follow(): Promise<void>;
  /** Triggers the edge to fetch config and registry now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when the product does not give its registry. */
export async function startTrial(options: TrialOptions): Promise<TrialPlatform> {
  const { product, folder, shellRelease } = options;
  const read = async () => ({
    live: await readJson<Registry>(product + REGISTRY_PATH),
    trust: await readJson<TrustedKeys>(`${product}/platform/trust.json`),
  });
  const { live, trust } = await read();
  const registry = await TrialRegistry.from(live, trust);
  mkdirSync(folder, { recursive: true });
  const dist = new TrialDist(options.distFolder, path.join(folder, 'dist'));
  dist.follow(live);

  const back = await startFaultProxy({ upstream: product });
  const log: string[] = [];
  const trustFile = path.join(folder, 'trust.json');
  const settings = {
    host: '127.0.0.1',
    port: 0,
    apiOrigin: back.origin,
    distFolder: dist.folder,
    shellRelease,
    dataFolder: folder,
    trustFile,
    sandbox: true,
    origin: 'http://localhost',
    development: false,
  };
  const keeper = keepState({
    ...settings,
    log: (line) => void log.push(line),
    refused: (kind, reason) => void log.push(`${kind}: ${reason}`),
  });
  const serveRegistry = (): void => {
    writeFileSync(trustFile, JSON.stringify(registry.trust));
    back.rules.base = [
      {
        match: { method: 'GET', path: REGISTRY_PATH },
        status: 200,
        type: 'application/json',
        body: JSON.stringify(registry.document),
      },
    ];
  };
  serveRegistry();
  await keeper.refresh();
  const edge = createEdge(settings, keeper);
  const front = await startFaultProxy({
    upstream: await listening(edge),
    ...(options.port !== undefined && { port: options.port }),
    ...(options.own && { own: options.own }),
  });

  const publish: TrialPlatform['publish'] = async (change, fields) => {
    await registry.publish(change, fields);
    serveRegistry();
    await keeper.refresh();
  };
  return {
    front,
    back,
    registry,
    dist,
    shellRelease,
    log,
    publish,
    async addCopy(remote, to, edit) {
      const { live: version, releases } = registry.document.remotes[remote]!;
      const copy = await copyRelease(dist.read(remote, version, releases[version]!), to, edit);
      dist.write(copy);
      const signed = await registry.signRelease(copy.release);
      await publish((remotes) => (remotes[remote]!.releases[to] = signed));
    },
    async addRemote(whole, owner) {
      const { remote, version } = whole;
      dist.write(whole);
      registry.trustRemote(remote, owner);
      const signed = await registry.signRelease(whole.release);
      await publish((remotes) => {
        remotes[remote] = {
          owner,
          routes: signed.routes,
          live: version,
          previous: null,
          canary: null,
          disabled: false,
          releases: { [version]: signed },
        };
      });
    },
    async follow() {
      const now = await read();
      dist.follow(now.live);
      registry.rebase(now.live, now.trust);
      await publish();
    },
    refresh: () => keeper.refresh(),
    async close() {
      await front.close();
      await closed(edge);
      await back.close();
    },
  };
}

function closed(edge: Server): Promise<void> {
  return new Promise((resolve) => {
    edge.close(() => resolve());
    edge.closeAllConnections();
  });
}

function listening(edge: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    edge.once('error', reject);
    edge.listen(0, '127.0.0.1', () => resolve(`http://localhost:${(edge.address() as AddressInfo).port}`));
  });
}

async function readJson<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The product does not answer at ${url}: HTTP ${answer.status}`);
  return (await answer.json()) as T;
}
