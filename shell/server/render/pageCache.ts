import { brotliDecompress, constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Encoding } from './encoding.ts';

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/** A rendered page as it is kept: packed, with all that is sent beside it. */
export interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Calls it was rendered from, with what distinguished their responses from others. */
  reads: readonly { name: string; options: Record<string, unknown>; digest: string }[];
  /** Milliseconds since 1970: when it was made, and when it was last found to be still right. */
  madeAt: number;
  checkedAt: number;
  br: Buffer;
  gzip?: Buffer;
}

/** Packs a page once for all who will get it. */
export async function packPage(html: string): Promise<Buffer> {
  return packBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The body in an encoding that the browser accepts. Gzip is created when it is first requested. */
export async function bodyOf(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br;
  if (encoding === 'identity') return unpackBrotli(page.br);
  page.gzip ??= await packGzip(await unpackBrotli(page.br));
  return page.gzip;
}

/** Pages by their key, bounded by bytes; the least recently requested is evicted first. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: KeptPage): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += weight(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= weight(key, page);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

/** Bytes of an entry. Gzip that is made later is as large again, and is counted from the beginning. */
function weight(key: string, page: KeptPage): number {
  return key.length * 2 + page.br.length * 2 + 1_000;
}
