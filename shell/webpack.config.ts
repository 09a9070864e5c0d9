import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import webpack from 'webpack';
import {
  baseConfig,
  ChunkIntegrityPlugin,
  providedModules,
  type BuildConfig,
} from '@sanchay/remote-kit/webpack';

/**
 * The script that every rendered page starts with: it stands alone, without federation and React, and brings the rest
 * when that disturbs nobody.
 */
export const starterConfig: BuildConfig = ({ release, outFolder }) => {
  const base = baseConfig(import.meta.dirname, outFolder, `starter_${release.replace(/\W/g, '_')}`);
  return {
    ...base,
    entry: { starter: './src/takeover/starter/main.ts' },
    output: { ...base.output, clean: false },
    cache: { ...(base.cache as object), type: 'filesystem', name: 'shell-starter' },
  };
};

/** The service worker: one file without chunks, under a name that never changes. */
export const workerConfig: BuildConfig = ({ release, outFolder }) => {
  const base = baseConfig(import.meta.dirname, outFolder, `worker_${release.replace(/\W/g, '_')}`);
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/main.ts' },
    devtool: false,
    output: { ...base.output, filename: '[name].js', clean: false },
    cache: { ...(base.cache as object), type: 'filesystem', name: 'shell-worker' },
  };
};

/** The shell: no remote is named here; it provides every shared module and one federation runtime. */
const config: BuildConfig = ({ release, outFolder }) => {
  const folder = import.meta.dirname;
  const base = baseConfig(folder, outFolder, `shell_${release.replace(/\W/g, '_')}`);
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    optimization: {
      ...base.optimization,
      // A development shell takes remotes from the developer's own machine; everything else is built alike.
      nodeEnv: process.env.SANCHAY_DEV === '1' ? 'development' : 'production',
      runtimeChunk: false,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: {
            test: /node_modules\/(react|react-dom|scheduler)\//,
            name: 'react',
            enforce: true,
            priority: 2,
          },
          vendors: { test: /node_modules\//, name: 'vendors', enforce: true, priority: 1 },
        },
      },
    },
    plugins: [
      new ChunkIntegrityPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /(?:snapshot\/SnapshotHandler|utils\/preload)\.js$/,
        (asked: { context: string; request: string }) => {
          if (/[\\/]runtime-core[\\/]dist/.test(asked.context))
            asked.request = path.join(folder, 'src/federation/noSnapshots.ts');
        },
      ),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(folder, 'src/federation/runtimePlugin.ts')],
        dts: false,
        manifest: false,
        // Releases name their files themselves; manifests and what would read them stay away.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
};

export default config;
