import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRemote, type BuildConfig } from '@sanchay/remote-kit/webpack';
import { releaseFolderPath } from '@sanchay/registry';
import webpack from 'webpack';
import { neededModules } from '../../build/needs.ts';
import { describeRelease } from '../../build/release.ts';

/**
 * Builds a remote that is no part of the product, with the platform's own preset, into a folder.
 * @throws Error in webpack's words.
 */
async function buildRemote(folder: string, outFolder: string, version: string): Promise<void> {
  const partial = `${outFolder}.partial-${process.pid}`;
  const description = describeRemote(folder);
  const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as {
    default: BuildConfig;
  };
  const compiler = webpack(config({ release: version, outFolder: partial }));
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, done) => compiler.close(() => (done ? resolve(done) : reject(error!)))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const place = releaseFolderPath(description.name, version);
  const record = describeRelease(partial, place, description, neededModules(stats));
  writeFileSync(path.join(partial, 'release.json'), JSON.stringify(record));
  mkdirSync(path.dirname(outFolder), { recursive: true });
  if (existsSync(outFolder)) rmSync(partial, { recursive: true });
  else renameSync(partial, outFolder);
}

const [folder, outFolder, version] = process.argv.slice(2);
if (!folder || !outFolder || !version)
  throw new Error('usage: buildRemote.ts <folder of the remote> <where to> <release id>');
await buildRemote(path.resolve(folder), path.resolve(outFolder), version);
