import { fillPath, type DocumentKind } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { esignRoutes } from '../../partners/sandbox/esign/esignRoutes.ts';
import { registryRoutes } from '../../partners/sandbox/kyc/registryRoutes.ts';
import { openGatewayStore } from '../../partners/sandbox/store.ts';
import { createServer } from '../../platform/http/app.ts';
import type { TestApi } from '../testApi.ts';

/** The sandbox registry and e-sign provider over HTTP, on the database and the clock of the test. */
export async function openSandboxKyc(api: TestApi): Promise<{ origin: string; close(): Promise<void> }> {
  await openGatewayStore(api.db);
  const app = createServer();
  const gateway = { db: api.db, secrets: api.ctx.settings.partnerSecrets, now: () => api.clock.now() };
  await registryRoutes(app, gateway);
  await esignRoutes(app, gateway);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  api.ctx.settings.partnersOrigin = origin;
  return { origin, close: () => app.close() };
}

let pictures = 0;

/** A picture that a phone could have taken; another one each time, unless its colour is given. */
export async function samplePicture({ width = 640, height = 420, colour = -1 } = {}): Promise<Buffer> {
  const value = colour >= 0 ? colour : (pictures += 1);
  const background = { r: (value * 8) % 256, g: (Math.floor(value / 32) * 8) % 256, b: 170 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Sends a file as the browser does: one part of a form. */
export async function sendPicture(
  api: TestApi,
  {
    token,
    position = 1,
    kind,
    bytes,
    name = 'picture.jpg',
    field = 'file',
    key = randomUUID(),
  }: {
    token: string;
    position?: number;
    kind: DocumentKind;
    bytes: Buffer;
    name?: string;
    field?: string;
    key?: string;
  },
) {
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const answer = await api.app.inject({
    method: 'POST',
    url: fillPath(calls.uploadDocument.path, { position, kind }),
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'idempotency-key': key,
    },
  });
  return { http: answer.statusCode, body: answer.json() };
}

export const EVERY_PICTURE: readonly DocumentKind[] = [
  'pan_card',
  'photo',
  'signature',
  'address_proof',
  'selfie',
];

/** Sends every picture that the form needs. */
export async function sendEveryPicture(api: TestApi, token: string): Promise<void> {
  for (const kind of EVERY_PICTURE) await sendPicture(api, { token, kind, bytes: await samplePicture() });
}
