const LONGEST = 40;

/** The code of the invitation whose link opened the page; null without one. */
export function invitationCode(address: URLSearchParams): string | null {
  const code = address.get('ref')?.trim() ?? '';
  return code !== '' && code.length <= LONGEST ? code : null;
}
