import path from 'node:path';
import { OVERRIDE_RELEASE } from '@sanchay/contracts';
import { baseConfig, describeRemote, type BuildConfig } from '@sanchay/remote-kit/webpack';
import { root } from '../build/inputs.ts';
import webpack, { type Configuration } from 'webpack';

/** Where a standalone page's own files are served. */
export const FILES = '/standalone/';

const kit = path.join(root, 'shared/remote-kit/src');

/**
 * One remote with its workbench, without federation: the same sources as in production, the shared packages as they
 * are, development builds of what has one. Never part of a release: those are made by the remote's own configuration.
 */
export function standaloneConfig(folder: string, outFolder: string): Configuration {
  const { name } = describeRemote(folder);
  const base = baseConfig(folder, outFolder, `${name}_standalone`);
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: { [name]: './src/standalone/main.ts' },
    output: {
      ...base.output,
      publicPath: FILES,
      filename: '[name].js',
      chunkFilename: `${name}.[name].js`,
      trustedTypes: { policyName: 'sanchay' },
      clean: false,
    },
    resolve: {
      ...base.resolve,
      // Without `development`: emotion's rules go through the CSSOM then, as the page's policy requires.
      byDependency: {
        esm: { conditionNames: ['webpack', 'production', 'browser', 'import', 'module'] },
        commonjs: { conditionNames: ['webpack', 'production', 'browser', 'require', 'module'] },
      },
    },
    plugins: [
      // The place in the remote's own tree at which the workbench can make it throw.
      new webpack.NormalModuleReplacementPlugin(/\/Ready\.tsx$/, (resource) => {
        if (resource.context === path.join(kit, 'remote'))
          resource.request = path.join(kit, 'standalone/stage/Ready.tsx');
      }),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      name: `${name}-standalone`,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/** The remote as a development shell takes it in place of its release: by the remote's own configuration. */
export async function containerConfig(folder: string, outFolder: string): Promise<Configuration> {
  const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as {
    default: BuildConfig;
  };
  return config({ release: OVERRIDE_RELEASE, outFolder, development: true });
}
