import { randomUUID } from 'node:crypto';
import type { CallBody, CallParams } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { createMessages } from '../platform/http/language.ts';
import { notFound, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { deleteList, entryRows, insertList, listRows, renameRow, replaceEntry } from './listStore.ts';
import { lockWatchlist } from './store.ts';

/** How many named lists one user may have. */
const LIST_LIMIT = 20;

const message = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    name_missing: 'Enter a name.',
    name_taken: 'You already have a list with this name.',
    lists_full: 'You can have up to {limit} lists. Delete one to add another.',
    list_gone: "This list wasn't found. It may have been deleted in another tab.",
    entry_gone: "This item isn't on your watchlist.",
  },
  hi: {
    correct: 'जिन जगहों पर निशान है उन्हें ठीक करें।',
    name_missing: 'नाम लिखें।',
    name_taken: 'इस नाम की सूची पहले से है।',
    lists_full: 'आप ज़्यादा से ज़्यादा {limit} सूचियाँ बना सकते हैं। नई बनाने के लिए एक हटाएँ।',
    list_gone: 'यह सूची नहीं मिली। हो सकता है कि इसे किसी और टैब में हटा दिया गया हो।',
    entry_gone: 'यह आपकी वॉचलिस्ट में नहीं है।',
  },
});

/** The named lists of a user, and note and lists of each watched entry. */
export async function watchlistsOf(q: Queries, userId: string) {
  const lists = await listRows(q, userId);
  const entries = await entryRows(q, userId);
  return {
    limit: LIST_LIMIT,
    lists,
    entries: entries.map(({ kind, item, note, list_ids }) => ({ kind, id: item, note, list_ids })),
  };
}

/**
 * Adds a list. @returns its id.
 * @throws Problem 422 `list_wrong` with the fault of the name, `lists_full` above twenty.
 */
export async function addList(
  ctx: Context,
  tx: Tx,
  userId: string,
  body: CallBody<'addWatchlist'>,
): Promise<string> {
  await lockWatchlist(tx, userId);
  const rows = await listRows(tx, userId);
  const name = nameOf(rows, body.name);
  if (rows.length >= LIST_LIMIT)
    throw validationFailed('lists_full', message('lists_full', { limit: LIST_LIMIT }));
  const id = randomUUID();
  await insertList(tx, { id, userId, name, now: ctx.now() });
  return id;
}

/** Gives a list another name. @throws Problem 404 `not_found`, 422 `list_wrong`. */
export async function renameList(
  tx: Tx,
  userId: string,
  { list_id: id, ...body }: CallParams<'renameWatchlist'> & CallBody<'renameWatchlist'>,
): Promise<void> {
  await lockWatchlist(tx, userId);
  const rows = await listRows(tx, userId);
  if (!rows.some((row) => row.id === id)) throw notFound(message('list_gone'));
  await renameRow(
    tx,
    id,
    nameOf(
      rows.filter((row) => row.id !== id),
      body.name,
    ),
  );
}

/** Deletes a list; nothing happens when it is not there. @returns whether anything changed. */
export function removeList(tx: Tx, userId: string, id: string): Promise<boolean> {
  return isUuid(id) ? deleteList(tx, userId, id) : Promise.resolve(false);
}

/**
 * Replaces the note of a watched entry and the lists that it is in.
 * @throws Problem 404 `not_found` for what is not watched or a list that does not exist.
 */
export async function setEntry(
  tx: Tx,
  userId: string,
  { kind, id, note, list_ids }: CallParams<'setWatchEntry'> & CallBody<'setWatchEntry'>,
): Promise<void> {
  await lockWatchlist(tx, userId);
  const known = new Set((await listRows(tx, userId)).map((row) => row.id));
  if (list_ids.some((each) => !known.has(each))) throw notFound(message('list_gone'));
  const text = note.trim();
  const entry = { kind, item: id, note: text === '' ? null : text, list_ids: [...new Set(list_ids)] };
  if (!(await replaceEntry(tx, userId, entry))) throw notFound(message('entry_gone'));
}

function nameOf(others: readonly { name: string }[], typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  const taken = others.some((row) => row.name.toLowerCase() === name.toLowerCase());
  const fault = name === '' ? message('name_missing') : taken ? message('name_taken') : null;
  if (fault) throw validationFailed('list_wrong', message('correct'), { name: [fault] });
  return name;
}
