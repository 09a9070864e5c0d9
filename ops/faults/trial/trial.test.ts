import { acceptRegistry, integrityDigest } from '@sanchay/registry';
import { generateKeyPair, signDocument } from '@sanchay/registry/keys';
import type { Registry, Release, TrustedKeys } from '@sanchay/contracts';
import { copyRelease } from './releaseCopy.ts';
import { TrialRegistry } from './trialRegistry.ts';

const VERSION = '1.0.0-aaaaaaaaaa';
const COPY = '1.0.0-trial00001';

async function product(): Promise<{ registry: Registry; trust: TrustedKeys; record: Release }> {
  const [channel, gold] = [await generateKeyPair(), await generateKeyPair()];
  const code = Buffer.from('var mfe_gold_1_0_0_aaaaaaaaaa=1');
  const unsigned: Omit<Release, 'signature'> = {
    entry: `/remotes/mfe-gold/${VERSION}/remoteEntry.js`,
    integrity: { 'remoteEntry.js': await integrityDigest(new Uint8Array(code)) },
    preload: ['remoteEntry.js'],
    title: { en: 'Gold', hi: 'सोना' },
    routes: ['/gold'],
    nav: [],
    contracts: '^2.0.0',
    publishes: [],
    listens: [],
    needs: { react: '^19.3.1' },
    size: 1,
  };
  const record: Release = await signDocument(unsigned, gold.privateKey);
  const registry: Registry = await signDocument(
    {
      serial: 7,
      issued: '2026-11-21T00:00:00Z',
      expires: '2026-11-28T00:00:00Z',
      remotes: {
        'mfe-gold': {
          owner: 'gold-team',
          routes: ['/gold'],
          live: VERSION,
          previous: null,
          canary: null,
          disabled: false,
          releases: { [VERSION]: record },
        },
      },
    },
    channel.privateKey,
  );
  return {
    registry,
    record,
    trust: {
      channel: [channel.publicKey],
      owners: { 'gold-team': [gold.publicKey] },
      remotes: { 'mfe-gold': 'gold-team' },
    },
  };
}

const judge = (value: unknown, trust: TrustedKeys) =>
  acceptRegistry(value, { current: null, trust, now: Date.now() });

test('X3 · a registry of a trial holds before its own keys and not before the product’s', async () => {
  const { registry, trust } = await product();
  const trial = await TrialRegistry.from(registry, trust);
  expect(trial.document.serial).toBe(8);
  expect(await judge(trial.document, trial.trust)).toMatchObject({ ok: true, quarantined: [] });
  expect(await judge(trial.document, trust)).toMatchObject({ ok: false, kind: 'signature' });
  expect(await judge(registry, trial.trust)).toMatchObject({ ok: false, kind: 'signature' });
  expect(registry.serial).toBe(7);
  expect(trust.owners['gold-team']).toHaveLength(1);
});

test('X3 · each document has a higher serial, unless the trial sets another', async () => {
  const { registry, trust } = await product();
  const trial = await TrialRegistry.from(registry, trust);
  expect((await trial.publish()).serial).toBe(9);
  expect((await trial.publish(undefined, { serial: 3 })).serial).toBe(3);
  const old = await trial.publish(undefined, { expires: '2026-01-01T00:00:00Z' });
  expect(await judge(old, trial.trust)).toMatchObject({ ok: false, kind: 'expired' });
  const next = await trial.publish((remotes) => (remotes['mfe-gold']!.disabled = true));
  expect(next.remotes['mfe-gold']!.disabled).toBe(true);
});

test('X3 · a copy of a release has its own names and hashes and is accepted once it is signed', async () => {
  const { registry, trust, record } = await product();
  const files = new Map([['remoteEntry.js', Buffer.from('var mfe_gold_1_0_0_aaaaaaaaaa=1')]]);
  const whole = { remote: 'mfe-gold', version: VERSION, release: record, files };
  const copy = await copyRelease(whole, COPY, {
    text: (file, text) => `${text}//${file}`,
    record: { contracts: '^9.0.0' },
  });
  const text = 'var mfe_gold_1_0_0_trial00001=1//remoteEntry.js';
  expect(copy.files.get('remoteEntry.js')!.toString()).toBe(text);
  expect(copy.release).toMatchObject({
    entry: `/remotes/mfe-gold/${COPY}/remoteEntry.js`,
    integrity: { 'remoteEntry.js': await integrityDigest(new TextEncoder().encode(text)) },
    contracts: '^9.0.0',
    needs: { react: '^19.3.1' },
  });
  const trial = await TrialRegistry.from(registry, trust);
  const signed = await trial.signRelease(copy.release);
  await trial.publish((remotes) => {
    remotes['mfe-gold']!.releases[COPY] = signed;
    remotes['mfe-gold']!.live = COPY;
  });
  expect(await judge(trial.document, trial.trust)).toMatchObject({ ok: true, quarantined: [] });
});

test('X3 · a remote of the trial’s own is known to the trial only', async () => {
  const { registry, trust } = await product();
  const trial = await TrialRegistry.from(registry, trust);
  trial.trustRemote('mfe-trial', 'trial-team');
  expect(trial.trust.remotes).toEqual({ 'mfe-gold': 'gold-team', 'mfe-trial': 'trial-team' });
  expect(trust.remotes).toEqual({ 'mfe-gold': 'gold-team' });
});
