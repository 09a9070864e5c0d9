import fc from 'fast-check';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { signedBytes } from './canonical.ts';
import { generateKeyPair, signDocument, type KeyPair } from './keys/index.ts';
import { bytesOf, canVerify, integrityDigest, isSignedBy } from './signature.ts';

describe('signatures', () => {
  let pair: KeyPair;
  let other: KeyPair;
  beforeAll(async () => {
    [pair, other] = await Promise.all([generateKeyPair(), generateKeyPair()]);
  });

  const fields = { serial: 3, remotes: { 'mfe-gold': { live: '1.0.0-a', note: 'सोना' } } };
  const signed = () => signDocument(fields, pair.privateKey);

  test('X3 · are Ed25519 over the canonical form: another implementation agrees', async () => {
    const document = await signed();
    const raw = Buffer.from(pair.publicKey.slice('ed25519:'.length), 'base64');
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') },
      format: 'jwk',
    });
    const signature = Buffer.from(document.signature.slice('ed25519:'.length), 'base64');
    expect(verify(null, signedBytes(document), key, signature)).toBe(true);
    expect(document).toEqual({
      ...fields,
      signature: expect.stringMatching(/^ed25519:[A-Za-z0-9+/]{86}==$/),
    });
    expect(pair.publicKey).toMatch(/^ed25519:[A-Za-z0-9+/]{43}=$/);
  });

  test('X3 · are the same each time, so that signing again changes nothing', async () => {
    expect(await signed()).toEqual(await signed());
  });

  test('X3 · replace an older one and do not cover it', async () => {
    const again = await signDocument({ ...(await signed()), signature: 'ed25519:old' }, pair.privateKey);
    expect(again).toEqual(await signed());
  });

  test('X3 · hold under any of the listed keys and under no other', async () => {
    const document = await signed();
    expect(await isSignedBy(document, [pair.publicKey])).toBe(true);
    expect(await isSignedBy(document, [other.publicKey, pair.publicKey])).toBe(true);
    expect(await isSignedBy(document, ['ed25519:rubbish', pair.publicKey])).toBe(true);
    expect(await isSignedBy(document, [other.publicKey])).toBe(false);
    expect(await isSignedBy(document, [])).toBe(false);
    expect(await isSignedBy(fields as object, [pair.publicKey])).toBe(false);
  });

  test('X3 · break with any changed character of the signature or of what is signed', async () => {
    const document = await signed();
    const text = JSON.stringify(document);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 127 }), async (place, flip) => {
        const letter = String.fromCharCode(text.charCodeAt(place) ^ flip);
        const garbled = text.slice(0, place) + letter + text.slice(place + 1);
        let value: object;
        try {
          value = JSON.parse(garbled) as object;
        } catch {
          return;
        }
        expect(await isSignedBy(value, [pair.publicKey])).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('X3 · break with any field more or less', async () => {
    const document = (await signed()) as Record<string, unknown>;
    for (const field of Object.keys(document)) {
      const { [field]: _left, ...rest } = document;
      expect(await isSignedBy(rest, [pair.publicKey])).toBe(false);
    }
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.jsonValue(), async (name, value) => {
        fc.pre(!Object.hasOwn(document, name) && name !== '__proto__');
        expect(await isSignedBy({ ...document, [name]: value }, [pair.publicKey])).toBe(false);
      }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['no text', 5],
    ['without its prefix', 'AAAA'],
    ['another kind', `rsa:${'A'.repeat(88)}`],
    ['no base64', 'ed25519:***'],
    ['too short', 'ed25519:AAAA'],
  ])('X3 · a key or signature that is %s has no bytes', (_name, text) => {
    expect(bytesOf(text, 32)).toBeNull();
  });

  test('X3 · there is one text for the same bytes', () => {
    const text = `ed25519:${Buffer.alloc(32, 7).toString('base64')}`;
    expect(bytesOf(text, 32)).toEqual(new Uint8Array(32).fill(7));
    expect(bytesOf(text, 31)).toBeNull();
    expect(bytesOf(text.replace('ed25519:', 'ed25519: '), 32)).toBeNull();
    // The last letter before the padding carries two bits without meaning.
    expect(text.endsWith('c=')).toBe(true);
    expect(bytesOf(`${text.slice(0, -2)}d=`, 32)).toBeNull();
  });

  test('X3 · a hash is the one that browsers take', async () => {
    const bytes = Buffer.from('console.log(1)');
    const expected = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    expect(await integrityDigest(bytes)).toBe(expected);
    expect(canVerify()).toBe(true);
  });
});
