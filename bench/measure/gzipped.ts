import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of a built file after gzip. @param address its path on the product's origin. */
export function gzipped(address: string): number {
  return gzipSync(readFileSync(path.join(import.meta.dirname, '../../dist', address))).length;
}
