import type { ModuleSource } from '../../../shell/src/kit/source.ts';

/** A remote's code by name, as one bundle has it. */
export type RemoteTable = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Replaces federation in the single-bundle build: the same loader requests remotes, and a table resolves them.
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
