import path from 'node:path';
import { root } from '../build/inputs.ts';
import type { Program } from '../product/child.ts';
import { secretsFor, type Instance } from '../product/instance.ts';
import { freePort } from '../../api/src/platform/process/freePort.ts';
import { EXCHANGE_PARTNERS, OTHER_PARTNERS } from '../../api/src/platform/settings/partnerSecrets.ts';

/** How many nodes of a kind run beside one another. */
export interface NodeCounts {
  api: number;
  edge: number;
}

/** Addresses of all parts of one installation on this machine. */
export interface Addresses {
  /** The gateway: what browsers see. */
  origin: string;
  gateway: string;
  partners: string;
  exchange: string;
  api: Record<string, string>;
  edge: Record<string, string>;
  /** File server of each remote. */
  files: Record<string, string>;
}

/** Assigns every part an address; only the gateway's port is configurable. */
export async function findAddresses(
  port: number,
  counts: NodeCounts,
  remotes: readonly string[],
): Promise<Addresses> {
  const address = async (): Promise<string> => `127.0.0.1:${await freePort()}`;
  const named = async (names: readonly string[]) => {
    const table: Record<string, string> = {};
    for (const name of names) table[name] = await address();
    return table;
  };
  const nodes = (kind: keyof NodeCounts) =>
    Array.from({ length: counts[kind] }, (_, index) => `${kind}-${index + 1}`);
  return {
    origin: `http://localhost:${port}`,
    gateway: `127.0.0.1:${port}`,
    partners: await address(),
    exchange: await address(),
    api: await named(nodes('api')),
    edge: await named(nodes('edge')),
    files: await named(remotes),
  };
}

interface ProgramsOf {
  addresses: Addresses;
  /** As the owner, for the sandbox partners' own schema. */
  databaseUrl: string;
  /** As the role of the API. */
  apiUrl: string;
  dataFolder: string;
  keys: string;
  instance: Instance;
  /** Release of the shell. */
  shell: string;
}

/** The Node programs of an installation, as one machine each would run them. */
export function nodePrograms({
  addresses,
  databaseUrl,
  apiUrl,
  dataFolder,
  keys,
  instance,
  shell,
}: ProgramsOf): {
  /** All partners of the sandbox, the stock exchange as a program of its own. */
  partners: Program[];
  api: Program[];
  edge: Program[];
} {
  const env = {
    HOST: '127.0.0.1',
    DATABASE_URL: apiUrl,
    SANCHAY_SANDBOX: '1',
    SANCHAY_INSTANCE: instance.id,
    SANCHAY_RELEASES: path.join(root, 'dist'),
    SANCHAY_TRUST: path.join(keys, 'trust.json'),
    PUBLIC_ORIGIN: addresses.origin,
    PARTNERS_ORIGIN: `http://localhost:${portOf(addresses.partners)}`,
    EXCHANGE_ORIGIN: `http://localhost:${portOf(addresses.exchange)}`,
    API_ORIGIN: `http://${addresses.gateway}`,
  };
  const program = (
    name: string,
    file: string,
    address: string,
    own: Record<string, string> = {},
  ): Program => ({
    name,
    file: path.join(root, file),
    env: { ...env, PORT: portOf(address), SANCHAY_DATA: path.join(dataFolder, name), ...own },
    logFolder: path.join(dataFolder, 'logs'),
  });
  return {
    partners: [
      program('partners', 'api/src/partners/main.ts', addresses.partners, {
        DATABASE_URL: databaseUrl,
        ...secretsFor(instance, OTHER_PARTNERS),
      }),
      program('exchange', 'api/src/partners/exchange.ts', addresses.exchange, {
        DATABASE_URL: databaseUrl,
        ...secretsFor(instance, EXCHANGE_PARTNERS),
      }),
    ],
    api: Object.entries(addresses.api).map(([name, address]) =>
      program(name, 'api/src/main.ts', address, {
        SANCHAY_KEYS: keys,
        SANCHAY_DOCUMENTS: path.join(dataFolder, 'documents'),
        VAULT_KEY: instance.vaultKey,
        ...secretsFor(instance),
      }),
    ),
    edge: Object.entries(addresses.edge).map(([name, address]) =>
      program(name, 'shell/server/main.ts', address, { SHELL_RELEASE: shell }),
    ),
  };
}

/** The port of `host:port`. */
export function portOf(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1);
}
