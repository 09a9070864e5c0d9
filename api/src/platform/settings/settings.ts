import path from 'node:path';
import { readSocialProviders, type SocialProvider } from './socialProviders.ts';

import { ALL_PARTNERS, readPartnerSecrets, type Partner, type PartnerSecrets } from './partnerSecrets.ts';
import { readProviders, type ProviderSettings } from './providerSettings.ts';
import { readStatementMailbox, type StatementMailbox } from './statementMailbox.ts';

/** Settings of one API node, read once from the environment. */
export interface Settings extends ProviderSettings {
  /** As the API's role; the owner's address still works, see `tablesReady`. */
  databaseUrl: string;
  /** Connections that the node may hold for requests; the job queue takes four more, live events one. */
  connections: number;
  host: string;
  port: number;
  /** Which proxies may set the origin of a request by X-Forwarded-For: `loopback`, or addresses and networks. */
  trustedProxies: string;
  /** The origin that browsers see, for redirects back from partners. */
  publicOrigin: string;
  sandbox: boolean;
  /** Names this installation's cookies, because cookies ignore ports. */
  instance: string;
  /** Where the partners answer (payment gateway and others), and the secret shared with each for signatures. */
  partnersOrigin: string;
  /** Where the stock exchange answers, which is a process of its own. */
  exchangeOrigin: string;
  partnerSecrets: PartnerSecrets;
  /** Where releases are published: the folder above `/remotes/…`, or an `http(s)://` address above it. */
  releasesFolder: string | null;
  /** Folder of the keys of this installation: `trust.json`, `channel.json`, `tokens.json`. */
  keysFolder: string | null;
  /** Folder of the sealed documents that people upload; it is served by nobody. */
  documentsFolder: string;
  /** Where this node writes down the heads of the audit chain, away from the database. */
  auditHeadsFile: string;
  /** A help desk outside that answers tickets, with the secret of both sides; our own staff does without one. */
  desk?: { origin: string; secret: string };
  /** Domain that passkeys belong to, when it is not the host of `publicOrigin`; and further origins, of apps. */
  passkeyDomain?: string;
  passkeyOrigins?: string[];
  /** OpenID providers through which people may sign in. */
  social?: SocialProvider[];
  /** Domain of the private addresses to which investors forward statements; its mail goes to the mailbox partner. */
  statementMailDomain: string;
  /** The mailbox of these addresses, where it is read by IMAP. */
  statementMailbox?: StatementMailbox;
  /** Where AMFI's daily file of NAVs is; without it none is fetched. */
  amfiNavsUrl?: string;
  /** Where the sandbox's failure lab answers, if it runs. */
  failureLabOrigin?: string;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const MOST_CONNECTIONS = 200;

/**
 * Reads the settings. The sandbox (outbox, movable clock, fixed passwords) needs `SANCHAY_SANDBOX=1`,
 * a loopback address or a network of containers of its own, and any environment but production.
 * @param own partners whose secrets the process needs
 * @throws Error with words for the operator.
 */
export function readSettings(env: NodeJS.ProcessEnv, own: readonly Partner[] = ALL_PARTNERS): Settings {
  const databaseUrl = readDatabaseUrl(env);
  const host = env.HOST ?? '127.0.0.1';
  const sandbox = env.SANCHAY_SANDBOX === '1';
  if (sandbox && env.NODE_ENV === 'production') {
    throw new Error('SANCHAY_SANDBOX=1 is refused under NODE_ENV=production');
  }
  if (sandbox && !loopback.has(host) && env.SANCHAY_SANDBOX_NETWORK !== 'private')
    throw new Error(`the sandbox serves loopback only, not ${host}`);
  const partnerSecrets = readPartnerSecrets(env, sandbox, own);
  const connections = Number(env.DATABASE_CONNECTIONS ?? 12);
  if (!Number.isInteger(connections) || connections < 2 || connections > MOST_CONNECTIONS)
    throw new Error(`DATABASE_CONNECTIONS is a whole number from 2 to ${MOST_CONNECTIONS}`);
  const partnersOrigin = env.PARTNERS_ORIGIN ?? 'http://127.0.0.1:4900';
  return {
    databaseUrl,
    connections,
    host,
    port: Number(env.PORT ?? 0),
    trustedProxies: env.SANCHAY_TRUSTED_PROXIES ?? 'loopback',
    publicOrigin: env.PUBLIC_ORIGIN ?? 'http://localhost:4000',
    sandbox,
    instance: env.SANCHAY_INSTANCE ?? 'sanchay',
    partnersOrigin,
    exchangeOrigin: env.EXCHANGE_ORIGIN ?? 'http://127.0.0.1:4910',
    partnerSecrets,
    social: readSocialProviders(
      env,
      sandbox && own.includes('openid')
        ? { partnersOrigin, openidSecret: partnerSecrets.openid.current }
        : null,
    ),
    releasesFolder: env.SANCHAY_RELEASES ?? null,
    keysFolder: env.SANCHAY_KEYS ?? null,
    documentsFolder: env.SANCHAY_DOCUMENTS ?? path.join(env.SANCHAY_DATA ?? '.data', 'documents'),
    auditHeadsFile: auditHeadsFile(env),
    statementMailDomain: env.STATEMENT_MAIL_DOMAIN ?? 'statements.sanchay.example',
    ...mailboxOf(env),
    ...deskOf(env),
    ...(env.SANCHAY_PASSKEY_DOMAIN && { passkeyDomain: env.SANCHAY_PASSKEY_DOMAIN }),
    ...(env.SANCHAY_PASSKEY_ORIGINS && { passkeyOrigins: env.SANCHAY_PASSKEY_ORIGINS.split(/[\s,]+/) }),
    ...readProviders(env),
    ...(env.AMFI_NAVS_URL && { amfiNavsUrl: addressOf('AMFI_NAVS_URL', env.AMFI_NAVS_URL) }),
    ...(env.FAILURE_LAB_ORIGIN && { failureLabOrigin: env.FAILURE_LAB_ORIGIN }),
  };
}

/** `SANCHAY_AUDIT_HEADS`, or a file in the data folder. */
export function auditHeadsFile(env: NodeJS.ProcessEnv): string {
  return env.SANCHAY_AUDIT_HEADS ?? path.join(env.SANCHAY_DATA ?? '.data', 'audit-heads.txt');
}

function addressOf(name: string, text: string): string {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`${name} is an address with http or https`);
  return text;
}

function mailboxOf(env: NodeJS.ProcessEnv): Pick<Settings, 'statementMailbox'> {
  const statementMailbox = readStatementMailbox(env);
  return statementMailbox ? { statementMailbox } : {};
}

function deskOf(env: NodeJS.ProcessEnv): Pick<Settings, 'desk'> {
  const { HELP_DESK_ORIGIN: origin, HELP_DESK_SECRET: secret = '' } = env;
  if (!origin) return {};
  if (!/^https?:$/.test(URL.canParse(origin) ? new URL(origin).protocol : ''))
    throw new Error('HELP_DESK_ORIGIN is an address with http or https');
  if (secret.length < 32) throw new Error('HELP_DESK_SECRET needs at least 32 characters');
  return { desk: { origin, secret } };
}

/**
 * The address of the database, with `DATABASE_PASSWORD` in it when that is set.
 * @throws Error with words for the operator.
 */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set: the API needs a PostgreSQL server');
  if (!env.DATABASE_PASSWORD) return env.DATABASE_URL;
  const url = new URL(env.DATABASE_URL);
  url.password = encodeURIComponent(env.DATABASE_PASSWORD);
  return url.href;
}

/**
 * The address of the database for migrations: `DATABASE_OWNER_URL` with `DATABASE_OWNER_PASSWORD`, or `DATABASE_URL`
 * where the owner's is not given apart.
 * @throws Error with words for the operator.
 */
export function readOwnerUrl(env: NodeJS.ProcessEnv): string {
  if (!env.DATABASE_OWNER_URL) return readDatabaseUrl(env);
  const { DATABASE_OWNER_URL: DATABASE_URL, DATABASE_OWNER_PASSWORD: DATABASE_PASSWORD } = env;
  return readDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD });
}
