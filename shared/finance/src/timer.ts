import { addDays } from './calendar/dates.ts';
import { instantAtIst, instantMillis, type Instant } from './calendar/ist.ts';

const TIMER = /^(\d{2}):([0-5]\d):([0-5]\d)$/;

/** Milliseconds of a timer written HH:MM:SS, such as 00:02:00. @throws RangeError when it is not written so. */
export function timerMillis(text: string): number {
  const match = TIMER.exec(text);
  if (!match) throw new RangeError(`Not a timer: ${text}`);
  const [, hours, minutes, seconds] = match.map(Number) as [number, number, number, number];
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** Time left as HH:MM:SS. A second that has begun counts whole, and nothing is left below zero. */
export function timerText(millis: number): string {
  const left = Math.max(0, Math.ceil(millis / 1_000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60].map(two).join(':');
}

/** The first and the last day of a campaign in India, YYYY-MM-DD; the last one counts whole. */
export interface CampaignDays {
  from: string;
  to: string;
}

/**
 * Milliseconds until a campaign ends, or null outside its days.
 * @throws RangeError when a day is no date
 */
export function campaignLeft({ from, to }: CampaignDays, now: Instant): number | null {
  const at = instantMillis(now);
  const begins = instantMillis(instantAtIst(from));
  const ends = instantMillis(instantAtIst(addDays(to, 1)));
  return at >= begins && at < ends ? ends - at : null;
}
