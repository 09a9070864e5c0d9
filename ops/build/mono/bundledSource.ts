import type { ModuleSource } from '../../../shell/src/remotes/source.ts';

/** A remote's code by name, as one bundle has it. */
export type RemoteTable = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Stands in for federation in the build of everything as one: the same loader asks, and a table answers.
 * @throws Error for a remote that the table lacks.
 */
export function bundledSource(table: RemoteTable): ModuleSource {
  return {
    async fetch({ remote }) {
      if (!Object.hasOwn(table, remote)) throw new Error(`${remote} is not in this bundle`);
      const loaded = await table[remote]!();
      return () => loaded;
    },
  };
}
