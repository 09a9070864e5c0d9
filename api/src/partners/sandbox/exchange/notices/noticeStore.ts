import type { IndexBreach } from '@sanchay/finance';
import type { Queries } from '../../../../db/pool.ts';
import type { ExchangeNotice } from '../../../numbered/exchangeNotices.ts';
import { announcements, type Draft } from '../../numbered/announcements.ts';

export type NoticeDraft = Draft<ExchangeNotice>;

/** What the sandbox exchange announces about trading. */
export const notices = announcements<ExchangeNotice>('exchange_notices');

const MOST = 10_000;

/** What all notices so far amount to. */
export interface NoticeState {
  /** ISINs of halted shares. */
  halted: ReadonlySet<string>;
  breaches: readonly IndexBreach[];
  /** The price band of a share on a day, percent; null where no notice sets one. */
  bandOn: (isin: string, day: string) => number | null;
}

/** Reads the notices of the exchange. */
export async function noticeState(q: Queries): Promise<NoticeState> {
  const all = await notices.after(q, 0, MOST);
  const halted = new Set<string>();
  for (const notice of all) {
    if (notice.kind === 'halted') halted.add(notice.isin);
    if (notice.kind === 'resumed') halted.delete(notice.isin);
  }
  return {
    halted,
    breaches: all.flatMap((notice) =>
      notice.kind === 'index' ? [{ level: notice.level, at: new Date(notice.announced_at) }] : [],
    ),
    bandOn: (isin, day) => {
      const set = all.findLast(
        (notice) => notice.kind === 'band' && notice.isin === isin && notice.from <= day,
      );
      return set?.kind === 'band' ? set.band_percent : null;
    },
  };
}
