import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { partOf, structureOf, type TestPart } from './testParts.ts';

/** A mail of the server. */
export interface TestMail {
  from: string[];
  to: string[];
  messageId?: string;
  /** Header lines besides those. */
  headers?: string[];
  content: TestPart;
  seen: boolean;
}

/** The commands of IMAP4rev1 that a reader of one folder needs, on a free port of this machine. */
export interface ImapServer {
  port: number;
  mails: TestMail[];
  /** Commands as they came, with passwords. */
  commands: string[];
  /** Ends the connection at the first command that this returns true for. */
  breaksAt: (command: string) => boolean;
  close(): Promise<void>;
}

/** Starts the server for one account. */
export async function imapServer(account: { user: string; password: string }): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.write('* OK ready\r\n');
    createInterface(socket).on('line', (line) => {
      const [, tag, command] = /^(\S+) (.*)$/.exec(line) ?? [];
      if (!tag || !command) return void socket.destroy();
      imap.commands.push(command);
      if (imap.breaksAt(command)) return void socket.destroy();
      socket.write(replyTo(command, imap.mails, account).replace('TAG', tag));
      if (/^LOGOUT/i.test(command)) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const imap: ImapServer = {
    port: (server.address() as AddressInfo).port,
    mails: [],
    commands: [],
    breaksAt: () => false,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return imap;
}

function replyTo(command: string, mails: TestMail[], account: { user: string; password: string }): string {
  const [verb = '', ...rest] = command.split(' ');
  switch (verb.toUpperCase()) {
    case 'CAPABILITY':
      return '* CAPABILITY IMAP4rev1\r\nTAG OK done\r\n';
    case 'LOGIN':
      return rest.join(' ').replaceAll('"', '') === `${account.user} ${account.password}`
        ? 'TAG OK done\r\n'
        : 'TAG NO [AUTHENTICATIONFAILED] no\r\n';
    case 'LIST':
    case 'LSUB':
      return `* ${verb} () "/" INBOX\r\nTAG OK done\r\n`;
    case 'SELECT':
      return `* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* FLAGS (\\Seen)\r\n* OK [PERMANENTFLAGS (\\Seen)] ok\r\nTAG OK [READ-WRITE] done\r\n`;
    case 'UID':
      return replyByUid(rest, mails);
    default:
      return 'TAG OK done\r\n';
  }
}

function replyByUid([verb = '', uid, ...rest]: string[], mails: TestMail[]): string {
  if (verb.toUpperCase() === 'SEARCH') {
    const unseen = mails.flatMap(({ seen }, index) => (seen ? [] : [index + 1]));
    return `* SEARCH ${unseen.join(' ')}\r\nTAG OK done\r\n`;
  }
  const mail = mails[Number(uid) - 1];
  if (!mail) return 'TAG OK done\r\n';
  if (verb.toUpperCase() === 'STORE') {
    mail.seen ||= rest.join(' ').includes('\\Seen');
    return `* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\nTAG OK done\r\n`;
  }
  const wanted = rest.join(' ');
  const items = [`UID ${uid}`];
  if (wanted.includes('RFC822.SIZE')) items.push('RFC822.SIZE 60000000');
  if (wanted.includes('ENVELOPE')) items.push(`ENVELOPE ${envelopeOf(mail)}`);
  if (wanted.includes('BODYSTRUCTURE')) items.push(`BODYSTRUCTURE ${structureOf(mail.content)}`);
  for (const [, section, start, length] of wanted.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/g)) {
    const text = sectionOf(mail, section!);
    const from = Number(start ?? 0);
    const shown = length === undefined ? text : text.slice(from, from + Number(length));
    items.push(`BODY[${section}]${start === undefined ? '' : `<${start}>`} {${shown.length}}\r\n${shown}`);
  }
  return `* ${uid} FETCH (${items.join(' ')})\r\nTAG OK done\r\n`;
}

function sectionOf({ headers = [], content }: TestMail, section: string): string {
  if (section.startsWith('HEADER.FIELDS')) return `${headers.join('\r\n')}\r\n\r\n`;
  return partOf(content, section);
}

function envelopeOf({ from, to, messageId }: TestMail): string {
  const list = (addresses: string[]) =>
    addresses.length === 0
      ? 'NIL'
      : `(${addresses.map((one) => `(NIL NIL "${one.split('@')[0]}" "${one.split('@')[1]}")`).join('')})`;
  const id = messageId === undefined ? 'NIL' : `"${messageId}"`;
  return `(NIL "statement" ${list(from)} NIL NIL ${list(to)} NIL NIL NIL ${id})`;
}
