import path from 'node:path';

/** Settings of one edge server, read once from the environment. */
export interface EdgeSettings {
  host: string;
  port: number;
  apiOrigin: string;
  /** Folder of the built shell and remotes. */
  distFolder: string;
  /** Release of the shell to serve. */
  shellRelease: string;
  /** Where the last good config and registry are kept. */
  dataFolder: string;
  sandbox: boolean;
}

/** @throws Error with words for the operator. */
export function readEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const shellRelease = env.SHELL_RELEASE;
  if (!shellRelease) throw new Error('SHELL_RELEASE is not set: which build of the shell is to be served?');
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 4000),
    apiOrigin: env.API_ORIGIN ?? 'http://127.0.0.1:4100',
    distFolder: env.SANCHAY_DIST ?? path.join(import.meta.dirname, '../../dist'),
    shellRelease,
    dataFolder: env.SANCHAY_DATA ?? path.join(import.meta.dirname, '../../.data'),
    sandbox: env.SANCHAY_SANDBOX === '1',
  };
}
