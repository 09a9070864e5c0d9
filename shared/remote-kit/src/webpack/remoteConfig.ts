import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, FEDERATION_RUNTIME } from '@sanchay/contracts';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { describeRemote } from './describeRemote.ts';
import { NoWaitingModules } from './NoWaitingModules.ts';
import { consumedModules } from './sharedModules.ts';

export interface BuildOptions {
  /** Release id; part of every global name, so that two releases never share chunks. */
  release: string;
  outFolder: string;
  /** For a developer's override: plain names, and no hashes, which only a release has. */
  development?: boolean;
}

/** Takes the runtime of the entry from the page, where the shell has put it. */
const runtimeOfThePage: NonNullable<Configuration['externals']> = ({ request }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]/.test(request ?? '')
    ? done(undefined, `global ${FEDERATION_RUNTIME}`)
    : done();

export type BuildConfig = (options: BuildOptions) => Configuration;

/** The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
export function remoteConfig(folder: string): BuildConfig {
  return ({ release, outFolder, development = false }) => {
    const { name } = describeRemote(folder);
    const global = containerName(name, release);
    const base = baseConfig(folder, outFolder, global);
    return {
      ...base,
      ...(development && { mode: 'development' as const, cache: { type: 'memory' as const } }),
      entry: {},
      externals: runtimeOfThePage,
      optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
      plugins: [
        ...(development ? [] : [new ChunkIntegrityPlugin()]),
        new NoWaitingModules(),
        new ModuleFederationPlugin({
          name: global,
          library: { type: 'var', name: global },
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { './app': { import: './src/remote.tsx', name: 'app' } },
          shared: consumedModules(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { optimization: { target: 'web', disableRemote: true } },
        }),
      ],
    };
  };
}
