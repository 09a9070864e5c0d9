import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** The part of CBOR (RFC 8949) that a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

interface Ceremony {
  origin?: string;
  domain?: string;
  /** Whether the device verified the user. */
  verified?: boolean;
}

/** A passkey in software (ES256, no attestation) that answers as a browser does, or wrongly where a test requires it. */
export class SoftPasskey {
  readonly id = randomBytes(24);
  counter = 0;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private userHandle: string | undefined;

  constructor() {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** The answer of `navigator.credentials.create`. */
  create(options: Record<string, unknown>, ceremony: Ceremony = {}): Record<string, unknown> {
    this.userHandle = (options.user as { id: string }).id;
    const { x, y } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = Buffer.concat([this.head(ceremony, AT), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, ceremony),
      attestationObject: cbor(attestation),
    });
  }

  /** The answer of `navigator.credentials.get`. */
  get(options: Record<string, unknown>, ceremony: Ceremony = {}): Record<string, unknown> {
    this.counter += 1;
    const authenticatorData = this.head(ceremony, 0);
    const clientDataJSON = this.clientData('webauthn.get', options, ceremony);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
      this.privateKey,
    );
    const handle = this.userHandle && { userHandle: Buffer.from(this.userHandle, 'base64url') };
    return this.answer({ clientDataJSON, authenticatorData, signature, ...handle });
  }

  private head({ domain = 'localhost', verified = true }: Ceremony, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(domain), Buffer.from([UP | (verified ? UV : 0) | more]), counter]);
  }

  private clientData(
    type: string,
    options: Record<string, unknown>,
    { origin = 'http://localhost:4000' }: Ceremony,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
  }

  private answer(response: Record<string, Buffer>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    const text = Object.entries(response).map(
      ([name, bytes]) => [name, bytes.toString('base64url')] as const,
    );
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...Object.fromEntries(text), transports: ['internal'] },
    };
  }
}
