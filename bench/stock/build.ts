import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { cpSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

const folder = import.meta.dirname;

/** Where the sample is built to. */
export const stockFolder = path.join(folder, '../../dist/stock');

export const PARTS = ['home', 'gold', 'insurance'] as const;

/** As the documentation of module federation shows it, and nothing besides. */
function config(name: string, federation: object, entry: Configuration['entry']): Configuration {
  return {
    name,
    mode: 'production',
    context: folder,
    entry,
    output: { path: path.join(stockFolder, name), publicPath: 'auto', uniqueName: name, clean: true },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
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
    plugins: [
      new ModuleFederationPlugin({
        name,
        dts: false,
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        ...federation,
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * Builds host and remotes of the stock sample.
 * @throws Error in webpack's words.
 */
export async function buildStock(): Promise<void> {
  const remotes = Object.fromEntries(PARTS.map((part) => [part, `${part}@/${part}/mf-manifest.json`]));
  const compiler = webpack([
    config('host', { remotes }, { main: './src/index.ts' }),
    ...PARTS.map((part) =>
      config(part, { filename: 'remoteEntry.js', exposes: { './app': `./src/${part}.tsx` } }, {}),
    ),
  ]);
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      }),
    ),
  );
  cpSync(path.join(folder, 'index.html'), path.join(stockFolder, 'index.html'));
}
