import { addDays, orderSession, publishedRules } from '@sanchay/finance';
import { loadCalendar } from '../../../../calendar/index.ts';
import type { Queries } from '../../../../db/pool.ts';
import { listedShare } from '../store.ts';
import type { NoticeDraft } from './noticeStore.ts';

/** Price bands that the exchange sets. Source: NSE price bands of 2, 5, 10 and 20 percent. */
export const BANDS = [2, 5, 10, 20] as const;
export const LEVELS = [10, 15, 20] as const;

/** Reads a notice from the form of the exchange's page; text is what is wrong with it. */
export async function noticeOfForm(
  q: Queries,
  form: URLSearchParams,
  now: Date,
): Promise<NoticeDraft | string> {
  const announced = { announced_at: now.toISOString() };
  const action = form.get('action');
  if (action === 'index') {
    const level = LEVELS.find((each) => String(each) === form.get('level'));
    const { phase } = orderSession(now, await loadCalendar(q), publishedRules);
    if (phase !== 'open') return 'The index moves only while the market is open.';
    return level === undefined ? 'The level is not known.' : { ...announced, kind: 'index', level };
  }
  const code = (form.get('share') ?? '').trim().toUpperCase();
  const share = (await listedShare(q, { symbol: code })) ?? (await listedShare(q, { isin: code }));
  if (!share) return 'The exchange does not list this share.';
  const { isin } = share;
  if (action === 'halt') return { ...announced, kind: 'halted', isin };
  if (action === 'resume') return { ...announced, kind: 'resumed', isin };
  const band = BANDS.find((each) => String(each) === form.get('band'));
  if (action !== 'band' || band === undefined) return 'The notice is not known.';
  return { ...announced, kind: 'band', isin, band_percent: band, from: await nextDay(q, now) };
}

/** The market day after the one of the running session, or the next one while none runs. */
async function nextDay(q: Queries, now: Date): Promise<string> {
  const calendar = await loadCalendar(q);
  const current = orderSession(now, calendar, publishedRules);
  if (current.phase === 'closed') return current.day;
  return orderSession(`${addDays(current.day, 1)}T00:00:00+05:30`, calendar, publishedRules).day;
}
