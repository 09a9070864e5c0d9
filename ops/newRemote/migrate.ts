import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { partsAt, summariesFrom, TEMPLATE, type OwnedParts } from './ownedParts.ts';

interface Manifest {
  config?: { port?: number; template?: number };
  scripts?: Record<string, string>;
}

/** The two files of a remote that contain parts of the generator. */
interface OwnedFiles {
  'webpack.config.ts': string;
  'package.json': string;
}

export interface Migrated {
  from: number;
  /** What changes, in words and as lines with `-` and `+`; empty at the current version. */
  lines: string[];
  files: OwnedFiles;
}

/**
 * Computes what brings a remote to the current template, and writes nothing.
 * @throws Error that names the parts with local edits, or a version that this checkout does not know
 */
export function migrationOf(remote: string, checkout: string): Migrated {
  const files = readFiles(path.join(checkout, remote));
  const manifest = JSON.parse(files['package.json']) as Manifest;
  const found: OwnedParts = {
    webpackConfig: files['webpack.config.ts'],
    scripts: manifest.scripts ?? {},
    template: manifest.config?.template ?? null,
  };
  const from = found.template ?? 1;
  if (!Number.isInteger(from) || from < 1 || from > TEMPLATE)
    throw new Error(`${remote} is of template ${from}; this checkout knows 1 to ${TEMPLATE}.`);
  const expected = partsAt(from, remote);
  const edited = [
    ...(found.webpackConfig === expected.webpackConfig ? [] : [`${remote}/webpack.config.ts`]),
    ...(isDeepStrictEqual(found.scripts, expected.scripts) ? [] : [`scripts of ${remote}/package.json`]),
  ];
  if (edited.length > 0)
    throw new Error(
      `${edited.join(' and ')} have local edits. Take them back to template ${from}, then migrate again.`,
    );
  if (from === TEMPLATE) return { from, lines: [], files };
  const { webpackConfig, scripts, template } = partsAt(TEMPLATE, remote);
  const changed = { ...manifest, config: { ...manifest.config, template }, scripts };
  const next = {
    'webpack.config.ts': webpackConfig,
    'package.json': `${JSON.stringify(changed, null, 2)}\n`,
  };
  const lines = [...summariesFrom(from)];
  for (const file of ['webpack.config.ts', 'package.json'] as const)
    lines.push(`${remote}/${file}`, ...changedLines(files[file], next[file]));
  return { from, lines, files: next };
}

/** Writes what `migrationOf` computed. */
export function writeMigration(remote: string, checkout: string, { files }: Migrated): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(checkout, remote, file), text);
}

function readFiles(folder: string): OwnedFiles {
  const read = (file: keyof OwnedFiles): string => readFileSync(path.join(folder, file), 'utf8');
  return { 'webpack.config.ts': read('webpack.config.ts'), 'package.json': read('package.json') };
}

/** Lines of one text that the other lacks. */
function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}
