import type { Registry, Release, TrustedKeys } from '@sanchay/contracts';
import { integrityDigest, releaseFolderPath } from '@sanchay/registry';
import { generateKeyPair, signDocument, type KeyPair } from '@sanchay/registry/keys';
import type { FastifyServerOptions } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Settings } from '../platform/settings/settings.ts';
import type { SecurityEvent } from '../releases/securityEvents.ts';
import { tokenHash } from '../releases/keys.ts';
import { testApi, type TestApi } from './testApi.ts';

export const GOLD_TOKEN = 'gold-token-gold-token-gold-token';
export const INVEST_TOKEN = 'invest-token-invest-token-invest';

const REMOTES = { 'mfe-gold': 'gold-team', 'mfe-silver': 'gold-team', 'mfe-invest': 'invest-team' };

export interface ReleaseBench {
  api: TestApi;
  keysFolder: string;
  releasesFolder: string;
  channel: KeyPair;
  owners: Record<'gold-team' | 'invest-team', KeyPair>;
  trust: TrustedKeys;
  /** Writes trust and online key as they now stand in `trust` and `channel`. */
  writeKeys(trust: TrustedKeys, channel: KeyPair): void;
  /** Puts the files of a release where they are published, and signs its record. */
  built(remote: string, version: string, over?: Partial<Release>, signer?: KeyPair): Promise<Release>;
  /** Registers a built release with the token of its owner. */
  register(remote: string, version: string, release: unknown, token?: string): ReturnType<TestApi['call']>;
  /** Changes a channel. */
  change(remote: string, request: object, token?: string): ReturnType<TestApi['call']>;
  /** Builds and registers releases, each of which must be taken. */
  registered(remote: string, ...versions: string[]): Promise<void>;
  /** Changes a channel, which must be taken; gives the answer's data. */
  took(remote: string, request: object): Promise<object>;
  /** Registers a release and makes it live. */
  bringLive(remote: string, version: string, over?: Partial<Release>): Promise<void>;
  served(): Promise<Registry>;
  /** All that a refused step must leave alone. */
  ledger(): Promise<unknown>;
  securityEvents(): Promise<SecurityEvent[]>;
  /** An empty ledger, the first keys and settings and the first moment again: quicker than another database. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The API with keys of its own and an empty folder of releases. */
export async function releaseBench(
  over: Partial<Settings> = {},
  options?: FastifyServerOptions,
): Promise<ReleaseBench> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-releases-'));
  const [keysFolder, releasesFolder] = [path.join(folder, 'keys'), path.join(folder, 'dist')];
  const [channel, gold, invest] = await Promise.all([
    generateKeyPair(),
    generateKeyPair(),
    generateKeyPair(),
  ]);
  const trust: TrustedKeys = {
    channel: [channel.publicKey],
    owners: { 'gold-team': [gold.publicKey], 'invest-team': [invest.publicKey] },
    remotes: REMOTES,
  };
  const api = await testApi({ keysFolder, releasesFolder, ...over }, options);
  const settings = { ...api.ctx.settings };
  const began = api.clock.now().toISOString();
  const write = (name: string, content: object): void => {
    mkdirSync(keysFolder, { recursive: true });
    writeFileSync(path.join(keysFolder, name), JSON.stringify(content));
  };
  const bench: ReleaseBench = {
    ...{ api, keysFolder, releasesFolder, channel, trust },
    owners: { 'gold-team': gold, 'invest-team': invest },
    writeKeys(newTrust, newChannel) {
      write('trust.json', newTrust);
      write('channel.json', newChannel);
    },
    async built(remote, version, more = {}, signer) {
      const place = releaseFolderPath(remote, version);
      const files = { 'remoteEntry.0a1b2c.js': `entry of ${version}`, 'app.3d4e5f.js': `app of ${version}` };
      const integrity: Record<string, string> = {};
      mkdirSync(path.join(releasesFolder, place), { recursive: true });
      for (const [file, text] of Object.entries(files)) {
        writeFileSync(path.join(releasesFolder, place, file), text);
        integrity[file] = await integrityDigest(Buffer.from(text));
      }
      const owner = REMOTES[remote as keyof typeof REMOTES] as 'gold-team' | 'invest-team';
      const pair = signer ?? bench.owners[owner];
      return signDocument(
        {
          ...{ entry: `${place}remoteEntry.0a1b2c.js`, integrity, preload: ['remoteEntry.0a1b2c.js'] },
          ...{ title: { en: remote, hi: remote }, routes: [`/${remote.slice(4)}`], nav: [] },
          ...{ contracts: '^2.0.0', publishes: [], listens: [], needs: { react: '^19.3.1' }, size: 9_000 },
          ...more,
        },
        pair.privateKey,
      );
    },
    register: (remote, version, release, token = tokenOf(remote)) =>
      api.call('registerRelease', {
        body: { remote, version, release, reason: 'a test' },
        headers: { authorization: `Bearer ${token}` },
      }),
    change: (remote, request, token = tokenOf(remote)) =>
      api.call('changeChannel', {
        params: { remote },
        body: { reason: 'a test', ...request },
        headers: { authorization: `Bearer ${token}` },
      }),
    async registered(remote, ...versions) {
      for (const version of versions)
        expect(await bench.register(remote, version, await bench.built(remote, version))).toMatchObject({
          http: 200,
        });
    },
    async took(remote, request) {
      const answer = await bench.change(remote, request);
      expect(answer).toMatchObject({ http: 200, body: { status: 'success' } });
      return (answer.body as unknown as { data: object }).data;
    },
    async bringLive(remote, version, more) {
      const release = await bench.built(remote, version, more);
      expect(await bench.register(remote, version, release)).toMatchObject({ http: 200 });
      expect(await bench.change(remote, { action: 'live', version })).toMatchObject({ http: 200 });
    },
    served: async () =>
      (await api.call('configFile', { params: { file: 'remotes' } })).body as unknown as Registry,
    ledger: async () => ({
      releases: await api.db.query('SELECT * FROM releases ORDER BY remote, version'),
      channels: await api.db.query('SELECT * FROM release_channels ORDER BY remote'),
      changes: await api.db.query('SELECT * FROM channel_changes ORDER BY id'),
      documents: await api.db.query('SELECT * FROM registry_documents ORDER BY serial'),
      outbox: await api.db.query(`SELECT * FROM outbox WHERE event = 'registry/changed' ORDER BY id`),
    }),
    securityEvents: () => api.db.query('SELECT kind, remote, by, reason FROM security_events ORDER BY id'),
    async reset() {
      await api.db.query(
        `TRUNCATE releases, release_channels, channel_changes, registry_documents, security_events,
           remote_failures, remote_mounts, remote_visits, outbox, config_files`,
      );
      bench.writeKeys(trust, channel);
      Object.assign(api.ctx.settings, settings);
      api.clock.set(began);
    },
    async close() {
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
  bench.writeKeys(trust, channel);
  write('tokens.json', { 'gold-team': [tokenHash(GOLD_TOKEN)], 'invest-team': [tokenHash(INVEST_TOKEN)] });
  return bench;
}

function tokenOf(remote: string): string {
  return remote === 'mfe-invest' ? INVEST_TOKEN : GOLD_TOKEN;
}
