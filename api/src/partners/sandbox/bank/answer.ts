/** How the sandbox bank answers about an account. */
export type SandboxBankAnswer =
  { status: 'found'; name: string } | { status: 'closed' } | { status: 'not_found' } | 'down';

/** Calls that an account ending in 96 has to wait for. */
const CALLS_UNTIL_UP = 2;
const STRANGER = 'SURESH BABU PILLAI';

/** First names as initials, the last word whole, in capitals as banks print them. */
function initialled(name: string): string {
  const messages = name.toUpperCase().split(/\s+/).filter(Boolean);
  return messages.map((word, at) => (at < messages.length - 1 ? word[0] : word)).join(' ');
}

/**
 * Returns the bank's response, by the last two digits of the account: 91 the name with initials, 92 another
 * individual's name, 93 closed, 94 no such account, 95 down, 96 down for two calls; all others are fine.
 * @param calls how often the bank was queried about it before
 */
export function sandboxBankAnswer(accountNo: string, expectedName: string, calls: number): SandboxBankAnswer {
  switch (accountNo.slice(-2)) {
    case '91':
      return { status: 'found', name: initialled(expectedName) };
    case '92':
      return { status: 'found', name: STRANGER };
    case '93':
      return { status: 'closed' };
    case '94':
      return { status: 'not_found' };
    case '95':
      return 'down';
    case '96':
      return calls < CALLS_UNTIL_UP ? 'down' : { status: 'found', name: expectedName.toUpperCase() };
    default:
      return { status: 'found', name: expectedName.toUpperCase() };
  }
}
