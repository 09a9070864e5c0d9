import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

export interface FilePlace {
  prefix: string;
  folder: string;
  cacheControl: string;
}

/**
 * Answers with a built file, or false when the address is not below one of the places. Release folders never change,
 * so their files are cached for ever; brotli copies are sent as they lie.
 */
export async function serveFile(
  places: FilePlace[],
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<boolean> {
  const place = places.find(({ prefix }) => pathname.startsWith(prefix));
  if (!place) return false;
  const relative = path.posix.normalize(pathname.slice(place.prefix.length));
  const type = types[path.extname(relative)];
  if (!type || relative.startsWith('..') || relative.includes('\0') || relative.includes('.partial-')) {
    notThere(response);
    return true;
  }
  const file = path.join(place.folder, relative);
  const packed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const found = (packed && (await sized(`${file}.br`))) || (await sized(file));
  if (!found) {
    notThere(response);
    return true;
  }
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    'cache-control': place.cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(found.file.endsWith('.br') && { 'content-encoding': 'br' }),
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(found.file)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}

async function sized(file: string): Promise<{ file: string; size: number } | null> {
  try {
    const { size } = await stat(file).then((found) =>
      found.isFile() ? found : Promise.reject(new Error('no file')),
    );
    return { file, size };
  } catch {
    return null;
  }
}

function notThere(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end('There is no such file.\n');
}
