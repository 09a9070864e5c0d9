import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { RemotePlan } from './plan.ts';

const template = path.join(import.meta.dirname, 'template');

/** Files of a new remote by their path in its folder, formatted as the repository is. */
export async function remoteFiles(plan: RemotePlan): Promise<Map<string, string>> {
  const settings = await resolveConfig(path.join(template, 'remote.json'));
  const files = new Map<string, string>();
  for (const source of filesBelow('')) {
    const target = source.replace(/\.txt$/, '');
    const text = filled(readFileSync(path.join(template, source), 'utf8'), plan);
    files.set(target, await format(text, { ...settings, filepath: target }));
  }
  return files;
}

/** Writes the folder of a new remote; it appears whole or not at all. */
export async function writeRemote(plan: RemotePlan, checkout: string): Promise<void> {
  const folder = path.join(checkout, plan.name);
  const partial = path.join(checkout, `.${plan.name}.new`);
  rmSync(partial, { recursive: true, force: true });
  for (const [file, text] of await remoteFiles(plan)) {
    mkdirSync(path.dirname(path.join(partial, file)), { recursive: true });
    writeFileSync(path.join(partial, file), text);
  }
  renameSync(partial, folder);
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(template, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}

/** @throws Error when the template names something that the plan does not have. */
function filled(text: string, plan: RemotePlan): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    if (!Object.hasOwn(plan, key)) throw new Error(`the template names {{${key}}}, which nobody fills`);
    return String(plan[key as keyof RemotePlan]);
  });
}
