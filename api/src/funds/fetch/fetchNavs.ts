import { istDate } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { mergeNavs } from '../import/mergeNavs.ts';
import { FileRefused } from '../import/parsedFile.ts';
import { parseNavText } from '../import/readNavFile.ts';
import { noteFetch, pastFetches, type FetchOutcome } from './fetchTable.ts';
import { nextTry, TRIES_THAT_COUNT } from './nextTry.ts';

export const AMFI = 'amfi';
const PATIENCE_MS = 60_000;
const LARGEST_BYTES = 30_000_000;
/** One node fetches at a time. */
const LOCK = 98_002;

/**
 * Fetches AMFI's daily file when it is due, and stores it whole or not at all. What cannot be had is tried again
 * later; a file that is not what it should be (half of one, a web page, an unknown shape) is kept with the reason, and
 * the NAVs stay as they were. Does nothing in the sandbox and where no address is set.
 * @returns how the try ended, or null when none was due.
 */
export async function fetchNavs(ctx: Context): Promise<FetchOutcome | null> {
  const { amfiNavsUrl, sandbox } = ctx.settings;
  if (!amfiNavsUrl || sandbox) return null;
  const now = ctx.now();
  if (now.getTime() < nextTry(await pastFetches(ctx.db, AMFI, TRIES_THAT_COUNT))) return null;
  return ctx.db.tx(async (tx) => {
    await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const [lock] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK]);
    if (!lock!.mine || now.getTime() < nextTry(await pastFetches(tx, AMFI, TRIES_THAT_COUNT))) return null;
    const end = await fetchOnce(ctx, amfiNavsUrl);
    await noteFetch(tx, AMFI, now, end);
    if ('reason' in end)
      ctx.log.warn({ source: AMFI, outcome: end.outcome, reason: end.reason }, 'NAV file not taken');
    return end;
  });
}

async function fetchOnce(ctx: Context, url: string): Promise<FetchOutcome> {
  const got = await download(url).catch((error: Error) => reasonOf(error));
  if (typeof got === 'string') return { outcome: 'failed', reason: got };
  try {
    const file = parseNavText(got.toString('utf8'), istDate(ctx.now()));
    const { added, corrected, unchanged, schemesCreated } = await mergeNavs(ctx.db, file);
    return {
      outcome: added + corrected + schemesCreated === 0 ? 'unchanged' : 'taken',
      accepted: added + corrected + unchanged,
      refused: file.refused.length,
    };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { outcome: 'quarantined', reason: error.message, file: got };
  }
}

/** The bytes of an address, or why there are none. */
async function download(url: string): Promise<Buffer | string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) return `The address answered with status ${answer.status}.`;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_BYTES) return `The file is larger than ${LARGEST_BYTES / 1_000_000} MB.`;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const reasonOf = ({ message, cause }: Error): string =>
  `The address did not answer: ${cause instanceof Error ? cause.message : message}.`;
