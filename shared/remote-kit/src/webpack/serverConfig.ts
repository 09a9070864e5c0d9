import path from 'node:path';
import { SERVER_FILE } from '@sanchay/contracts';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';

/**
 * Configuration of an app's `server.cjs`: one file with everything in it, for the workers of the edge server. The
 * entry is the same as in the browser; the differences are behind the `sanchay-server` condition of package.json.
 * @param entry module whose default export is the file's export, relative to the folder
 */
export function serverConfig(folder: string, entry: string, outFolder: string): Configuration {
  const base = baseConfig(folder, outFolder, `${path.basename(folder)}_server`);
  return {
    ...base,
    target: 'node24',
    devtool: false,
    entry: { server: entry },
    output: {
      path: outFolder,
      filename: SERVER_FILE,
      library: { type: 'commonjs2', export: 'default' },
      // The browser's files lie there already.
      clean: false,
    },
    resolve: { ...base.resolve, conditionNames: ['sanchay-server', '...'] },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Read by nobody over a network, and its stack traces are.
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    cache: base.cache && {
      ...(base.cache as object),
      type: 'filesystem',
      name: `${path.basename(folder)}-server`,
    },
  };
}
