import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { ownerOf } from '@sanchay/contracts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import webpack from 'webpack';
import { appNames, root } from '../build/inputs.ts';
import { FILES, standaloneConfig } from './config.ts';
import { pageHeaders, sharedAsset, standalonePage } from './page.ts';

/** Remotes that can run alone. */
export const standaloneNames = (): string[] => appNames().filter((name) => name !== 'shell');

/**
 * Builds remotes as they run alone, one after the other, into one folder.
 * @throws Error with webpack's words.
 */
export async function buildStandalone(names: readonly string[], outFolder: string): Promise<void> {
  for (const name of names) await build(name, outFolder);
}

function build(name: string, outFolder: string): Promise<void> {
  const compiler = webpack({ ...standaloneConfig(path.join(root, name), outFolder), devtool: false });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(`${name} alone did not build:\n${stats?.toString({ preset: 'errors-only' })}`));
        else resolve();
      });
    });
  });
}

/** Serves what was built: each path is the page of the remote that owns it. */
export function standaloneSite(names: readonly string[], outFolder: string): Server {
  const remotes = Object.fromEntries(names.map((name) => [name, describeRemote(path.join(root, name))]));
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/s, '');
    const asset = sharedAsset(pathname);
    if (asset) return send(response, 200, { 'content-type': asset.type }, asset.bytes);
    const script = /^\/standalone\/([\w.-]+\.js)$/.exec(pathname)?.[1];
    if (pathname.startsWith(FILES) && script) return sendScript(response, path.join(outFolder, script));
    const owner = ownerOf(remotes, pathname);
    if (!owner) return send(response, 404, { 'content-type': 'text/plain' }, 'No remote owns this path.');
    send(response, 200, pageHeaders, standalonePage(remotes[owner]!));
  });
}

function sendScript(response: ServerResponse, file: string): void {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return send(response, 404, { 'content-type': 'text/plain' }, 'Not built.');
  }
  send(response, 200, { 'content-type': 'text/javascript; charset=utf-8' }, bytes);
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void {
  response.writeHead(status, headers).end(body);
}
