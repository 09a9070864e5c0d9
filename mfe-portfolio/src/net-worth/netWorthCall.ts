import type { NetWorth } from '@sanchay/contracts';
import type { useCall } from '@sanchay/remote-kit';

/** Net worth with allocation, history and maturities, requested once by the dashboard. */
export type NetWorthCall = ReturnType<typeof useCall<'netWorth'>>;

/** Whether nothing that is shown was ever owned or owed. */
export function isEmpty({ as_of: day }: Pick<NetWorth, 'as_of'>): boolean {
  return day === null;
}
