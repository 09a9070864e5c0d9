/** Settings of one API node, read once from the environment. */
export interface Settings {
  databaseUrl: string;
  host: string;
  port: number;
  /** The origin that browsers see, for redirects back from partners. */
  publicOrigin: string;
  sandbox: boolean;
  /** Names this installation's cookies, because cookies ignore ports. */
  instance: string;
  /** Where the partners answer (payment gateway and others), and their shared secret for webhooks. */
  partnersOrigin: string;
  partnersSecret: string;
  /** Folder of the built releases, which the config module serves as the registry. */
  releasesFolder: string | null;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Reads the settings. The sandbox (outbox, movable clock, fixed passwords) needs `SANCHAY_SANDBOX=1`,
 * a loopback address and any environment but production.
 * @throws Error with words for the operator.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: the API needs a PostgreSQL server');
  const host = env.HOST ?? '127.0.0.1';
  const sandbox = env.SANCHAY_SANDBOX === '1';
  if (sandbox && env.NODE_ENV === 'production') {
    throw new Error('SANCHAY_SANDBOX=1 is refused under NODE_ENV=production');
  }
  if (sandbox && !loopback.has(host)) throw new Error(`the sandbox serves loopback only, not ${host}`);
  const partnersSecret = env.PARTNERS_SECRET ?? '';
  if (partnersSecret.length < 32) throw new Error('PARTNERS_SECRET needs at least 32 characters');
  return {
    databaseUrl,
    host,
    port: Number(env.PORT ?? 0),
    publicOrigin: env.PUBLIC_ORIGIN ?? 'http://localhost:4000',
    sandbox,
    instance: env.SANCHAY_INSTANCE ?? 'sanchay',
    partnersOrigin: env.PARTNERS_ORIGIN ?? 'http://127.0.0.1:4900',
    partnersSecret,
    releasesFolder: env.SANCHAY_RELEASES ?? null,
  };
}
