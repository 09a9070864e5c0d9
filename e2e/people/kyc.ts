import { randomInt, randomUUID } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import type { Db } from '../../api/src/db/pool.ts';
import { origin } from '../product/address.ts';
import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';
import { setUpInvestor } from './setUp.ts';

export interface KycPerson extends Investor {
  /** Id of the KYC record. */
  kycId: string;
  pan: string;
}

interface Record {
  data: { id: string; revision: number };
}

const KINDS = ['pan_card', 'photo', 'signature', 'address_proof', 'selfie'] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture of one grey as PNG; another grey is another picture. */
export function picture(grey = 0x88, width = 640, height = 420): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A user whose set-up is done and whose PAN begins with letters that the sandbox registry knows. */
export async function personAtRegistry(db: Db, letters: 'NEW' | 'NEX' | 'NAM'): Promise<KycPerson> {
  // The registrars of the sandbox fail for some digits from 9001.
  const digits = String(randomInt(9_000)).padStart(4, '0');
  const pan = `${letters}PV${digits}${String.fromCharCode(65 + randomInt(26))}`;
  const investor = await setUpInvestor(db, pan);
  const { token } = investor;
  const { data } = await callApi<Record>('POST', '/api/v3/kyc/pan.json', { token, body: { position: 1 } });
  return { ...investor, kycId: data.id, pan };
}

/** Begins the form and sends every picture. */
export async function sendPictures(person: KycPerson): Promise<void> {
  const { token, kycId } = person;
  await callApi('POST', `/api/v3/kyc/${kycId}/form.json`, { token, body: {} });
  for (const [place, kind] of KINDS.entries()) {
    await sendPicture(person, kind, 0x40 + place * 0x18);
  }
}

/** Sends one picture, of one grey. */
export async function sendPicture(
  { token }: KycPerson,
  kind: (typeof KINDS)[number],
  grey: number,
): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture(grey))]), 'picture.png');
  const sent = await fetch(`${origin}/api/v3/documents/1/${kind}.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body,
  });
  if (!sent.ok) throw new Error(`${kind}: ${sent.status} ${await sent.text()}`);
}

/** Hands the form in. */
export async function handIn({ token, kycId }: KycPerson): Promise<void> {
  const { data } = await callApi<Record>('GET', `/api/v3/kyc/${kycId}.json`, { token });
  const body = { revision: data.revision, declared: true };
  await callApi('POST', `/api/v3/kyc/${kycId}/submit.json`, { token, body });
}

/** Signs at the sandbox provider, as its page does. */
export async function signForm({ token, kycId }: KycPerson): Promise<void> {
  const { data } = await callApi<{ data: { redirect_url: string } }>(
    'POST',
    `/api/v3/kyc/${kycId}/esign.json`,
    { token, body: {} },
  );
  const body = new URLSearchParams({ action: 'sign', code: '246810' });
  await fetch(data.redirect_url, { method: 'POST', body, redirect: 'manual' });
}
