import { buffer } from 'node:stream/consumers';
import { ImapFlow, type FetchMessageObject } from 'imapflow';
import type { StatementMailbox } from '../../platform/settings/statementMailbox.ts';
import { MAIL_LIMITS } from '../../partners/index.ts';
import { attachmentsOf, type Attachment } from './attachments.ts';

/** A mail without its files. */
export interface MailHead {
  /** `Message-ID`, or the place of the mail in its folder where the sender gave none. */
  id: string;
  from: string[];
  /** Every address that it may have been delivered to; a rule that forwards mail leaves `To` as it was. */
  to: string[];
  files: Attachment[];
}

/** The folder of statements on its server. */
export interface OpenMailbox {
  /** Changes when the server numbers its mails anew. */
  uidValidity: string;
  /** Mails that nobody has marked as seen, the oldest first. */
  unseen(): Promise<number[]>;
  /** A mail, or null when it is gone. */
  head(uid: number): Promise<MailHead | null>;
  /** A file, decoded; null when it is larger than a statement may be, and not read further. */
  file(uid: number, part: string): Promise<Buffer | null>;
  markSeen(uid: number): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** What a mail may make the parser take: its files come in pieces, its structure in one response. */
const LIMITS = {
  maxLineLength: 512 * 1024,
  maxLiteralSize: 1024 * 1024,
  maxResponseSize: 2 * 1024 * 1024,
  maxResponseTokens: 20_000,
};
const PIECE_BYTES = 512 * 1024;
const DELIVERED = ['delivered-to', 'x-original-to', 'x-forwarded-to'];

/** Opens the folder. @throws Error of the connection, the sign-in or a missing folder */
export async function openMailbox(settings: StatementMailbox): Promise<OpenMailbox> {
  const { host, port, user, password: pass, security, folder } = settings;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    auth: { user, pass },
    // Without this the library signs in unencrypted where the server offers no STARTTLS.
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    ...TIMEOUTS,
    ...LIMITS,
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
  });
  // A connection that ends between two commands fails the next one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder);
    return { uidValidity: String(uidValidity), ...callsOf(client, String(uidValidity)) };
  } catch (error) {
    client.close();
    throw error;
  }
}

function callsOf(client: ImapFlow, uidValidity: string): Omit<OpenMailbox, 'uidValidity'> {
  const byUid = { uid: true };
  return {
    async unseen() {
      const uids = await client.search({ seen: false }, byUid);
      if (!uids) throw new Error('the server does not list its unseen mails');
      return uids.toSorted((a, b) => a - b);
    },
    async head(uid) {
      const wanted = { uid: true, envelope: true, bodyStructure: true, headers: DELIVERED };
      const mail = await client.fetchOne(String(uid), wanted, byUid);
      return mail ? headOf(mail, `${uidValidity}:${uid}`) : null;
    },
    async file(uid, part) {
      const { content } = await client.download(String(uid), part, {
        ...byUid,
        chunkSize: PIECE_BYTES,
        maxBytes: MAIL_LIMITS.bytes + 1,
      });
      if (!content) return Buffer.alloc(0);
      const bytes = await buffer(content);
      return bytes.length > MAIL_LIMITS.bytes ? null : bytes;
    },
    async markSeen(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], byUid);
    },
    async close() {
      // The mails are stored; a server that does not respond to the farewell changes nothing.
      await client.logout().catch(() => client.close());
    },
  };
}

function headOf({ envelope, bodyStructure, headers }: FetchMessageObject, place: string): MailHead {
  const addresses = (list: { address?: string | undefined }[] | undefined) =>
    (list ?? []).flatMap(({ address }) => (address ? [address] : []));
  const delivered = [...(headers?.toString('utf8') ?? '').matchAll(/^[\w-]+:\s*<?([^\s<>,;]+@[^\s<>,;]+)/gm)];
  return {
    id: envelope?.messageId || place,
    from: addresses(envelope?.from),
    to: [
      ...delivered.map(([, address]) => address!),
      ...addresses(envelope?.to),
      ...addresses(envelope?.cc),
    ].slice(0, 50),
    files: bodyStructure ? attachmentsOf(bodyStructure) : [],
  };
}
