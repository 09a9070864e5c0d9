import type { WatchedItem, Watchlists } from '@sanchay/contracts';

const NOTE_SHOWN = 40;

/** Names a watched entry among all. */
export const itemKey = ({ kind, id }: Pick<WatchedItem, 'kind' | 'id'>): string => `${kind}:${id}`;

/** Note and lists of a watched entry; none while they are unknown. */
export function entryOf(
  watchlists: Watchlists | undefined,
  item: Pick<WatchedItem, 'kind' | 'id'>,
): Pick<Watchlists['entries'][number], 'note' | 'list_ids'> {
  const found = watchlists?.entries.find((each) => itemKey(each) === itemKey(item));
  return found ?? { note: null, list_ids: [] };
}

/** The entries of a list; all where none is chosen or the list no longer exists. */
export function itemsOfList(
  items: readonly WatchedItem[],
  watchlists: Watchlists | undefined,
  listId: string | null,
): readonly WatchedItem[] {
  if (!watchlists?.lists.some(({ id }) => id === listId)) return items;
  return items.filter((item) => entryOf(watchlists, item).list_ids.includes(listId!));
}

/** The start of a note, for a row. */
export function shortNote(note: string): string {
  const line = note.replaceAll(/\s+/g, ' ');
  return line.length > NOTE_SHOWN ? `${line.slice(0, NOTE_SHOWN - 1).trimEnd()}…` : line;
}
