import type { CallReply } from '@sanchay/contracts';

type Own = CallReply<'portfolioList'>['data'];
type Managed = CallReply<'managedAccounts'>['data'];

export interface AccountChoice {
  id: string;
  name: string;
  /** Managed for its owner, view-only. */
  managed: boolean;
}

/** The accounts that the user may enter: the own ones, then the managed ones whose owners have accepted. */
export function accountChoices(own: Own = [], managed: Managed = []): AccountChoice[] {
  return [
    ...own.map(({ id, name }) => ({ id: String(id), name, managed: false })),
    ...managed
      .filter(({ request_status: status }) => status === 'accepted')
      .map(({ portfolio_id: id, name }) => ({ id: String(id), name, managed: true })),
  ];
}
