import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describeRemote, serverConfig, type BuildConfig } from '@sanchay/remote-kit/webpack';
import { fontFiles } from '@sanchay/ui/fonts';
import webpack, { type Stats } from 'webpack';
import { changedCalls } from '../reports/signatureReport.ts';
import { baseStyle } from './baseStyle.ts';
import { builtModules } from './builtModules.ts';
import { buildFaults, sourceFaults } from './guards.ts';
import { buildInputs, MONO, root } from './inputs.ts';
import { releaseFolder } from './releaseId.ts';
import { neededModules } from './needs.ts';
import { unlistedInputs } from './unlistedInputs.ts';
import { compressFolder, describeRelease, integrityTable } from './release.ts';
import { messageFiles } from './messageFiles.ts';
import { usedCalls } from './usedCalls.ts';

/** Bundles one app into its release folder; nothing half-built is ever seen under the final name. */
async function bundle(app: string, release: string): Promise<void> {
  const folder = releaseFolder(app, release);
  const partial = `${folder}.partial-${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  const file = app === MONO ? './mono/config.ts' : path.join(root, app, 'webpack.config.ts');
  const {
    default: config,
    starterConfig,
    workerConfig,
  } = (await import(file)) as {
    default: BuildConfig;
    starterConfig?: BuildConfig;
    workerConfig?: BuildConfig;
  };
  const settings = config({ release, outFolder: partial });
  if (app !== 'shell' && app !== MONO) {
    const uniqueName = settings.output?.uniqueName;
    refuse(sourceFaults(app, release, { folder: path.join(root, app), uniqueName }));
    refuse(changedCalls(usedCalls(app)));
  }
  const stats = await run(app, settings);
  const source = path.join(root, app);
  if (app === 'shell') await run(app, serverConfig(source, './src/server.tsx', partial));
  if (app === 'shell' || app === MONO) {
    const starter = starterConfig ? await run(app, starterConfig({ release, outFolder: partial })) : null;
    if (workerConfig) await run(app, workerConfig({ release, outFolder: partial }));
    finishShell(partial, stats, starter);
  } else {
    const description = describeRemote(source);
    if (description.rendered) await run(app, serverConfig(source, './src/remote.tsx', partial));
    const record = describeRelease(
      partial,
      `/remotes/${app}/${release}/`,
      description,
      neededModules(stats),
      { messages: messageFiles(stats, source), calls: usedCalls(app) },
    );
    refuse(buildFaults(app, partial, record, builtModules(stats)));
    writeFileSync(path.join(partial, 'release.json'), JSON.stringify(record, null, 2));
  }
  compressFolder(partial);
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) rmSync(partial, { recursive: true, force: true });
  else renameSync(partial, folder);
}

/** Ends the build with what is wrong; nothing is published then. */
function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Bundles by one configuration. @throws Error with the errors of the bundler, or for a source that no id covers */
async function run(app: string, config: webpack.Configuration): Promise<Stats> {
  const stats = await compile(config);
  if (app !== MONO) refuse(unlistedInputs(app, stats, buildInputs(app)));
  return stats;
}

function compile(config: webpack.Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });
}

/** Copies fonts and the base stylesheet beside the bundle, and notes which files the page starts with. */
function finishShell(folder: string, stats: Stats, starter: Stats | null): void {
  const require = createRequire(path.join(root, 'shared/ui/package.json'));
  const assets = path.join(folder, 'assets');
  mkdirSync(path.join(assets, 'fonts'), { recursive: true });
  for (const { source, target } of fontFiles) {
    cpSync(require.resolve(source), path.join(folder, target));
  }
  writeFileSync(path.join(assets, 'base.css'), baseStyle());
  cpSync(path.join(root, 'shell/public'), folder, { recursive: true });
  const groups = scriptGroups(stats);
  const scriptsOf = (group: string): string[] => groups[group] ?? [];
  const remotes = Object.keys(groups).filter((name) => name.startsWith('mfe-'));
  const page = {
    scripts: scriptsOf('shell'),
    ...(starter && { starter: scriptGroups(starter).starter?.[0] }),
    integrity: integrityTable(folder),
    // Only the build of everything as one has remotes of its own.
    ...(remotes.length > 0 && {
      remotes: Object.fromEntries(
        remotes.map((name) => [name, [...scriptsOf(name), ...messageFiles(stats, path.join(root, name))]]),
      ),
    }),
  };
  writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(page, null, 2));
}

/** Scripts of each named entry or chunk of a build, in load order. */
function scriptGroups(stats: Stats): Record<string, string[]> {
  const { namedChunkGroups: groups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}

const [app, release] = process.argv.slice(2);
if (!app || !release) throw new Error('usage: bundle.ts <app> <release id>');
try {
  await bundle(app, release);
} catch (error) {
  console.error(`${app} did not build:\n${(error as Error).message}`);
  process.exitCode = 1;
}
