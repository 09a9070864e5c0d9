import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { containerName } from '@sanchay/contracts';
import type { RemoteDescription } from '@sanchay/contracts';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin.ts';
import { consumedModules } from './sharedModules.ts';

export interface BuildOptions {
  /** Release id; part of every global name, so that two releases never share chunks. */
  release: string;
  outFolder: string;
}

export type BuildConfig = (options: BuildOptions) => Configuration;

/** What a remote's folder says about itself. */
export function describeRemote(folder: string): RemoteDescription {
  return JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteDescription;
}

/** The whole webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
export function remoteConfig(folder: string): BuildConfig {
  return ({ release, outFolder }) => {
    const { name } = describeRemote(folder);
    const global = containerName(name, release);
    const base = baseConfig(folder, outFolder, global);
    return {
      ...base,
      entry: {},
      optimization: { splitChunks: false, runtimeChunk: false },
      plugins: [
        new ChunkIntegrityPlugin(),
        new ModuleFederationPlugin({
          name: global,
          library: { type: 'var', name: global },
          filename: 'remoteEntry.[contenthash:10].js',
          exposes: { './app': { import: './src/remote.tsx', name: 'app' } },
          shared: consumedModules(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
      ],
    };
  };
}
