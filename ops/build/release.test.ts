import { appNames, releaseId } from './inputs.ts';
import { integrityHash } from './release.ts';

test('X2 · the same inputs give the same release id, with the version in front', () => {
  const first = releaseId('mfe-gold');
  expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
  expect(releaseId('mfe-gold')).toBe(first);
  expect(releaseId('mfe-insurance')).not.toBe(first);
});

test('X1 · the apps are the shell and every folder with a remote.json', () => {
  expect(appNames()).toEqual([
    'shell',
    'mfe-gold',
    'mfe-insurance',
    'mfe-invest',
    'mfe-marketing',
    'mfe-onboarding',
    'mfe-portfolio',
  ]);
});

test('X3 · a hash is the one that browsers take', () => {
  // openssl dgst -sha384 -binary </dev/null | openssl base64 -A
  expect(integrityHash(Buffer.from(''))).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});
