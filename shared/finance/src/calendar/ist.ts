import { dateOfEpochDay, dateParts, epochDay, isIsoDate } from './dates.ts';

/** A moment: a Date, or ISO text that carries its offset (Z or +05:30). */
export type Instant = string | Date;

// India has had one zone and no daylight saving since 1945, so the offset is a constant.
const IST_OFFSET_MS = 19_800_000;
const DAY_MS = 86_400_000;
const ISO_INSTANT =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/;

/**
 * Milliseconds since 1970 of an instant.
 * @throws RangeError for an invalid Date, text without an offset (its meaning would depend on the machine), or a day or
 * time that does not exist.
 */
export function instantMillis(instant: Instant): number {
  const millis = typeof instant === 'string' ? parseInstant(instant) : instant.getTime();
  if (Number.isNaN(millis)) throw new RangeError(`Not an instant with an offset: ${String(instant)}`);
  return millis;
}

function parseInstant(text: string): number {
  // Date.parse takes 30 February for 1 March.
  return ISO_INSTANT.test(text) && isIsoDate(text.slice(0, 10)) ? Date.parse(text) : NaN;
}

function istText(instant: Instant): string {
  return new Date(instantMillis(instant) + IST_OFFSET_MS).toISOString();
}

/** The date in India at an instant, as YYYY-MM-DD. */
export function istDate(instant: Instant): string {
  return dateOfEpochDay(Math.floor((instantMillis(instant) + IST_OFFSET_MS) / DAY_MS));
}

/** The time of day in India at an instant, as HH:MM:SS.mmm. */
export function istTimeOfDay(instant: Instant): string {
  return istText(instant).slice(11, 23);
}

/**
 * The instant of a time of day in India: ('2024-04-08', '15:00') gives '2024-04-08T15:00:00.000+05:30'.
 * @throws RangeError when the date or the time (HH:MM, HH:MM:SS or HH:MM:SS.mmm) is not real.
 */
export function instantAtIst(date: string, time = '00:00'): string {
  dateParts(date);
  const match = TIME_OF_DAY.exec(time);
  if (!match) throw new RangeError(`Not a time of day: ${time}`);
  const [, hours, minutes, seconds = '00', millis = '0'] = match;
  return `${date}T${hours}:${minutes}:${seconds}.${millis.padEnd(3, '0')}+05:30`;
}

/**
 * Milliseconds since 1970 of a time of day in India.
 * @throws RangeError as `instantAtIst`.
 */
export function istMillis(date: string, time = '00:00'): number {
  const match = TIME_OF_DAY.exec(time);
  if (!match) throw new RangeError(`Not a time of day: ${time}`);
  const [, hours, minutes, seconds = '0', millis = '0'] = match;
  const inDay = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1_000;
  return epochDay(date) * DAY_MS - IST_OFFSET_MS + inDay + Number(millis.padEnd(3, '0'));
}
