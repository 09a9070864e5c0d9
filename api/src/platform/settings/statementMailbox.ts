/** A mailbox of an IMAP server that takes the mail of every private address. */
export interface StatementMailbox {
  host: string;
  port: number;
  user: string;
  password: string;
  /** `none` is for a server on this machine only. */
  security: 'tls' | 'starttls' | 'none';
  folder: string;
  /** Domains of registrars and depositories, which may send statements themselves. */
  senders: string[];
}

const SENDERS = [
  'camsonline.com',
  'kfintech.com',
  'mfcentral.com',
  'nsdl.com',
  'nsdl.co.in',
  'cdslindia.com',
];
const PORTS = { tls: 993, starttls: 143, none: 143 } as const;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

/** The mailbox of `STATEMENT_IMAP_*`; null without a host. @throws Error with words for the operator */
export function readStatementMailbox(env: NodeJS.ProcessEnv): StatementMailbox | null {
  const { STATEMENT_IMAP_HOST: host, STATEMENT_IMAP_USER: user, STATEMENT_IMAP_PASSWORD: password } = env;
  if (!host) return null;
  if (!user || !password)
    throw new Error('STATEMENT_IMAP_HOST needs STATEMENT_IMAP_USER and STATEMENT_IMAP_PASSWORD');
  const security = env.STATEMENT_IMAP_SECURITY || 'tls';
  if (security !== 'tls' && security !== 'starttls' && security !== 'none')
    throw new Error('STATEMENT_IMAP_SECURITY is tls, starttls or none');
  if (security === 'none' && !LOOPBACK.has(host))
    throw new Error(`STATEMENT_IMAP_SECURITY=none is for a server on this machine, not ${host}`);
  const port = Number(env.STATEMENT_IMAP_PORT || PORTS[security]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('STATEMENT_IMAP_PORT is a port number');
  const senders = env.STATEMENT_IMAP_SENDERS
    ? env.STATEMENT_IMAP_SENDERS.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
    : SENDERS;
  if (!senders.every((domain) => DOMAIN.test(domain)))
    throw new Error('STATEMENT_IMAP_SENDERS is a list of domains');
  return { host, port, user, password, security, folder: env.STATEMENT_IMAP_FOLDER || 'INBOX', senders };
}
