import type { CallBody, CallReply } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { foliosOf } from '../imported/index.ts';
import { recordedAccounts, replaceByImport, restoreRecorded } from '../other-assets/index.ts';
import type { Context } from '../platform/context.ts';
import { folioKey } from './folio/rowKey.ts';
import { brokerNamed, NO_ACCOUNT } from './formats/broker/brokerHeads.ts';
import type { Statement } from './formats/statement.ts';
import type { PlannedFolio } from './plan.ts';
import type { Answers } from './store.ts';

type Preview = CallReply<'importPreview'>['data'];

/** Questions of a preview besides schemes: whose account a file is, and whether it was recorded by hand already. */
export type Questions = Pick<Preview, 'recorded' | 'account'>;

const ACCOUNT = 'account';
const recordedKey = (id: string): string => `recorded:${id}`;

/** Answers to questions besides schemes as they are stored, those of the schemes excluded. */
export function questionAnswers({ recorded = [], account }: CallBody<'answerImport'>): Answers {
  return {
    ...Object.fromEntries(recorded.map(({ id, same }) => [recordedKey(id), same ? 'same' : 'other'])),
    ...(account !== undefined && { [ACCOUNT]: account.trim().replaceAll(/\s+/g, ' ') }),
  };
}

/**
 * A statement with the account that the user named, where its file names none. A broker whose other files name it is that
 * account, so that a list of holdings and a tradebook of it are not counted twice.
 */
export function withAccount(statement: Statement, answers: Answers): Statement {
  const account = answers[ACCOUNT];
  // Files that were imported before accounts had names.
  if (account === undefined || account.toUpperCase() === NO_ACCOUNT) return statement;
  const folio = brokerNamed(account) ?? `${NO_ACCOUNT} ${account}`;
  const holdings = statement.holdings.map((holding) =>
    holding.folio === NO_ACCOUNT ? { ...holding, folio } : holding,
  );
  return { ...statement, holdings };
}

/** The questions of a preview with their answers so far. @param statement as its file states it */
export async function questionsOf(
  ctx: Context,
  q: Queries,
  { portfolioId, answers }: { portfolioId: string; answers: Answers },
  { statement, plan }: { statement: Statement; plan: readonly PlannedFolio[] },
): Promise<Questions> {
  const accounts = newAccounts(plan);
  const recorded = await recordedAccounts(ctx, q, portfolioId, [...accounts.keys()]);
  return {
    recorded: recorded.map((asset) => {
      const answer = answers[recordedKey(asset.id)];
      return { ...asset, same: answer === undefined ? null : answer === 'same' };
    }),
    account: statement.holdings.some(({ folio }) => folio === NO_ACCOUNT)
      ? { name: answers[ACCOUNT] ?? null, known: await knownAccounts(q, portfolioId) }
      : null,
  };
}

export const isUnanswered = ({ recorded, account }: Questions): boolean =>
  recorded.some(({ same }) => same === null) || account?.name === null;

/** Retirement accounts that no import has stated before, by type. */
function newAccounts(plan: readonly PlannedFolio[]): Map<string, string> {
  return new Map(
    plan.flatMap(({ holding, statement, isNew }) => {
      const isAccount = holding.asset === 'nps' || holding.asset === 'epf';
      return isAccount && isNew && statement !== null ? [[holding.asset, folioKey(holding.folio)]] : [];
    }),
  );
}

/** Names of accounts that the user gave to earlier files. */
async function knownAccounts(q: Queries, portfolioId: string): Promise<string[]> {
  const prefix = `${NO_ACCOUNT} `;
  const folios = await foliosOf(q, portfolioId);
  const names = folios.flatMap(({ folio_no: no }) => {
    if (no === NO_ACCOUNT || brokerNamed(no) !== null) return [no];
    return no.startsWith(prefix) ? [no.slice(prefix.length)] : [];
  });
  return [...new Set(names)].toSorted();
}

/** Counts the imported accounts in the place of the recorded assets that the user named the same. */
export async function foldRecorded(
  tx: Tx,
  portfolioId: string,
  { plan, recorded }: { plan: readonly PlannedFolio[] } & Pick<Questions, 'recorded'>,
): Promise<void> {
  const accounts = newAccounts(plan);
  const same = recorded.filter((asset) => asset.same);
  await replaceByImport(
    tx,
    portfolioId,
    same.map(({ id, type }) => ({ id, account: accounts.get(type)! })),
  );
}

/** Counts recorded assets again whose imported account an undone import took along. */
export async function unfoldRecorded(tx: Tx, portfolioId: string): Promise<void> {
  const folios = await foliosOf(tx, portfolioId);
  await restoreRecorded(tx, portfolioId, new Set(folios.map(({ folio_key }) => folio_key)));
}
