import type { Call } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';

const fields = [
  'method',
  'path',
  'audience',
  'idempotent',
  'personal',
  'manager',
  'keepsSession',
] as const satisfies readonly (keyof Call)[];

/** The module `endpoints.ts` of the contracts: of every call what a browser needs, without schemas and summaries. */
export function endpointTable(): string {
  const rows = Object.entries(calls).map(([name, call]: [string, Call]) => {
    const row = Object.fromEntries(fields.map((field) => [field, call[field]]));
    return `  ${name}: ${JSON.stringify(row)},`;
  });
  return `// Written by \`npm run reports\` from the files below \`calls/\`: change these.
import type { Call } from './call.ts';
import type { CallName } from './calls.ts';

/** How browsers make each call. */
export const endpoints = {
${rows.join('\n')}
} as const satisfies Record<CallName, Call>;
`;
}
