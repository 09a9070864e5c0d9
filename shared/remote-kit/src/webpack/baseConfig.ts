import path from 'node:path';
import { CONTRACTS_VERSION } from '@sanchay/contracts';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

const root = path.join(import.meta.dirname, '../../../..');

/** Source language, resolution and policy that shell and remotes have in common. */
export function baseConfig(folder: string, outFolder: string, uniqueName: string): Configuration {
  const router = path.join(root, 'node_modules/react-router/dist/production');
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: 'source-map',
    output: {
      path: outFolder,
      uniqueName,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      strictModuleExceptionHandling: true,
      trustedTypes: { policyName: 'sanchay' },
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        // Its export map offers nothing but the development build to a browser.
        'react-router$': path.join(router, 'index.mjs'),
        'react-router/dom$': path.join(router, 'dom-export.mjs'),
        '@emotion/is-prop-valid$': path.join(root, 'shared/ui/src/style/forwardedProp.ts'),
        // Its default for browsers is written for those without classes and spread.
        rxjs$: path.join(root, 'node_modules/rxjs/dist/esm/index.js'),
      },
    },
    module: {
      rules: [
        {
          test: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
          use: path.join(import.meta.dirname, 'routerLoader.ts'),
        },
        // Ships with a part of emotion that is unused, and does not declare that it may be left out.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
      ],
    },
    optimization: {
      // By the compiler that translates the sources too: a third less time than the bundler's own choice, no byte more.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // The compiler has threads of its own; worker processes would run a script given by `-e` once more each.
          parallel: false,
          extractComments: false,
          minimizerOptions: { ecma: 2022, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      name: path.basename(folder),
      // The bundler writes a constant into the modules that read it, and keeps those when only the constant changed.
      version: CONTRACTS_VERSION,
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}
