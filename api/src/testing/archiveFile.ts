import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { calls } from '@sanchay/contracts/calls';
import { ZipFile } from 'yazl';
import { manifestOf, MANIFEST_FILE, PORTFOLIO_FILE } from '../archive/index.ts';
import type { TestApi } from './testApi.ts';

type Named = { name: string; content: string | Buffer };

/** A ZIP file of these files. */
export async function zipped(files: readonly Named[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as unknown as AsyncIterable<Buffer> as never);
}

/** An archive with these contents, its manifest right unless it is changed. */
export function zippedArchive(
  portable: object | null,
  more: { files?: Named[]; manifest?: object } = {},
): Promise<Buffer> {
  const files = [{ name: PORTFOLIO_FILE, content: JSON.stringify(portable) }, ...(more.files ?? [])];
  const manifest = { ...manifestOf(files, '2026-11-20'), ...more.manifest };
  return zipped([...files, { name: MANIFEST_FILE, content: JSON.stringify(manifest) }]);
}

/** Uploads a file as an archive, as the page does. */
export async function uploadArchive({ app }: TestApi, token: string, file: Buffer) {
  const edge = 'edge-of-the-form';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="my archive.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: calls.uploadArchive.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
      'idempotency-key': randomUUID(),
    },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  return { http: response.statusCode, body: response.json() };
}
