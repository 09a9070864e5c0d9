import { mkdirSync, writeFileSync } from 'node:fs';
import type { BuildConfig } from '@sanchay/remote-kit/webpack';
import path from 'node:path';
import webpack from 'webpack';
import shellConfig from '../../../shell/webpack.config.ts';
import { appNames, root } from '../inputs.ts';
import { tableModule } from './tableModule.ts';

const FEDERATION = 'ModuleFederationPlugin';

/**
 * Everything as one bundle, to measure federation against: the shell's own configuration without federation, and one
 * module exchanged, the one that brings code. No source is forked.
 */
const config: BuildConfig = ({ release, outFolder }) => {
  const shell = shellConfig({ release, outFolder });
  const table = path.join(root, 'dist/mono/remoteTable.ts');
  mkdirSync(path.dirname(table), { recursive: true });
  writeFileSync(
    table,
    tableModule(
      root,
      appNames().filter((name) => name !== 'shell'),
    ),
  );
  return {
    ...shell,
    cache: shell.cache && { ...(shell.cache as webpack.FileCacheOptions), name: 'mono' },
    plugins: [
      ...shell.plugins!.filter((plugin) => plugin?.constructor.name !== FEDERATION),
      new webpack.NormalModuleReplacementPlugin(/\/federationSource\.ts$/, table),
    ],
  };
};

export default config;
