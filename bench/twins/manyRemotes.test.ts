import type { Registry, TrustedKeys } from '@sanchay/contracts';
import { acceptRegistry, pageRegistry } from '@sanchay/registry';
import { generateKeyPair, signDocument } from '@sanchay/registry/keys';
import { withRemotes } from './manyRemotes.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const nobody: TrustedKeys = { channel: [], owners: {}, remotes: {} };

const empty = async (): Promise<{ registry: Registry; trust: TrustedKeys }> => {
  const channel = await generateKeyPair();
  const document = {
    serial: 7,
    issued: '2026-11-21T09:00:00Z',
    expires: '2026-11-28T09:00:00Z',
    remotes: {},
  };
  return {
    registry: await signDocument(document, channel.privateKey),
    trust: { ...nobody, channel: [channel.publicKey] },
  };
};

test('X9 · a grown registry is one that edge and browser accept, every remote of it', async () => {
  const { registry, trust } = await empty();
  const grown = await withRemotes(registry, trust, 25);
  const verdict = await acceptRegistry(grown.registry, { current: registry, trust: grown.trust, now: NOW });
  expect(verdict).toMatchObject({ ok: true, quarantined: [] });
  expect(Object.keys(grown.registry.remotes)).toHaveLength(25);
  expect(pageRegistry(grown.registry, '/area-3', 0).remotes['mfe-area-3']!.release!.entry).toMatch(
    /^\/remotes\/mfe-area-3\/1\.0\.0-[0-9a-f]{10}\/remoteEntry\.[0-9a-f]{10}\.js$/,
  );
});

test('X9 · the keys of the installation alone do not accept it', async () => {
  const { registry, trust } = await empty();
  const grown = await withRemotes(registry, trust, 2);
  expect(await acceptRegistry(grown.registry, { current: null, trust, now: NOW })).toMatchObject({
    ok: false,
    kind: 'signature',
  });
});
