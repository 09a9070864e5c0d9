import { readStatementMailbox } from './statementMailbox.ts';

const env = { STATEMENT_IMAP_HOST: 'mail.example', STATEMENT_IMAP_USER: 'u', STATEMENT_IMAP_PASSWORD: 'p' };

describe('settings of the statement mailbox', () => {
  test('P6 · no mailbox is read by IMAP unless a host is set', () => {
    expect(readStatementMailbox({})).toBeNull();
    expect(readStatementMailbox({ STATEMENT_IMAP_HOST: '', STATEMENT_IMAP_USER: 'u' })).toBeNull();
  });

  test('P6 · a host alone is read over TLS, for senders of the registrars', () => {
    expect(readStatementMailbox(env)).toMatchObject({
      ...{ host: 'mail.example', port: 993, security: 'tls', folder: 'INBOX' },
      senders: expect.arrayContaining(['camsonline.com', 'kfintech.com']),
    });
    expect(readStatementMailbox({ ...env, STATEMENT_IMAP_SECURITY: 'starttls' })?.port).toBe(143);
    expect(readStatementMailbox({ ...env, STATEMENT_IMAP_SENDERS: 'A.example, b.example' })?.senders).toEqual(
      ['a.example', 'b.example'],
    );
  });

  test.each([
    ['no password', { STATEMENT_IMAP_PASSWORD: '' }, 'needs STATEMENT_IMAP_USER and STATEMENT_IMAP_PASSWORD'],
    ['an unknown security', { STATEMENT_IMAP_SECURITY: 'ssl' }, 'tls, starttls or none'],
    ['no encryption to another machine', { STATEMENT_IMAP_SECURITY: 'none' }, 'on this machine'],
    ['a port that is none', { STATEMENT_IMAP_PORT: '99999' }, 'port number'],
    ['a sender that is no domain', { STATEMENT_IMAP_SENDERS: 'a@b.example' }, 'list of domains'],
  ])('P6 · a mailbox with %s is refused at the start', (_what, over, message) => {
    expect(() => readStatementMailbox({ ...env, ...over })).toThrow(message);
  });
});
