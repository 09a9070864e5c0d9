import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { AlreadyThere, type ReleaseStore } from './storeContract.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Releases in an S3-compatible store. `SANCHAY_S3_ENDPOINT` is its address, `SANCHAY_S3_REGION` its region
 * (`us-east-1`); the credentials are `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, where used, `AWS_SESSION_TOKEN`.
 * @param place `s3://bucket/prefix`
 * @throws Error naming the setting that is missing
 */
export function s3Store(place: string, env: NodeJS.ProcessEnv): ReleaseStore {
  const setting = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set; the release store ${place} needs it.`);
    return value;
  };
  const bucketAndPrefix = place.slice('s3://'.length).replace(/\/+$/, '');
  const base = `${setting('SANCHAY_S3_ENDPOINT').replace(/\/+$/, '')}/${bucketAndPrefix}`;
  const client = new AwsClient({
    accessKeyId: setting('AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
    service: 's3',
    region: env.SANCHAY_S3_REGION ?? 'us-east-1',
    retries: 3,
  });

  /** Whether the file is there with these bytes. @throws AlreadyThere for other bytes */
  async function isThere(file: string, bytes: Buffer): Promise<boolean> {
    const answer = await client.fetch(`${base}/${file}`);
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`${place} answered ${answer.status} when asked for ${file}.`);
    if (bytes.equals(Buffer.from(await answer.arrayBuffer()))) return true;
    throw new AlreadyThere(file, place);
  }

  return {
    name: place,
    async put(file, bytes) {
      if (await isThere(file, bytes)) return false;
      const answer = await client.fetch(`${base}/${file}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': types[path.extname(file)] ?? 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
          // Another release command may be faster: the store refuses then instead of overwriting.
          'if-none-match': '*',
        },
      });
      if (answer.ok) return true;
      if (answer.status === 412 && (await isThere(file, bytes))) return false;
      throw new Error(`${place} answered ${answer.status} and did not take ${file}.`);
    },
  };
}
