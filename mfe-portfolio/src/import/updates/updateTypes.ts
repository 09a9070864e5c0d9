import type { CallReply } from '@sanchay/contracts';

export type Updates = CallReply<'statementUpdates'>['data'];
export type StatementRun = Updates['runs'][number];

/** The calls whose answers change with an update. */
export const UPDATE_CALLS = ['statementUpdates', 'imports', 'importedHoldings'] as const;
