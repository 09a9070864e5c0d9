import { watchFile } from 'node:fs';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import { publishBuiltRegistry } from './publishRegistry.ts';

const LOOK_EVERY_MS = 1_000;

/** Publishes again whenever a build has written its registry, so that a rebuilt remote shows at the next reload. */
export function followBuiltRegistry(ctx: Context): void {
  const folder = ctx.settings.releasesFolder;
  if (!folder) return;
  watchFile(path.join(folder, 'registry.json'), { interval: LOOK_EVERY_MS, persistent: false }, () => {
    publishBuiltRegistry(ctx).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'the built registry was not published'),
    );
  });
}
