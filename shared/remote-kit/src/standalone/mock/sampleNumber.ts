import type { JsonSchema } from './jsonSchema.ts';
import type { Place } from './sampleValue.ts';

/** By field name, the first that fits. */
const usual: [RegExp, number][] = [
  [/^page$/, 1],
  [/^per_page$/, 20],
  [/^(total|count|schemes)$/, 3],
  [/^state$/, 2],
  [/onboarding_state/, 13],
  [/revision/, 4],
  [/^(sip_dates|upsizecode_sip_dates|day)$/, 5],
  [/lock_in_period/, 0],
  [/tax_period/, 365],
  [/resend_after/, 60],
  [/^order$/, 20],
  [/^serial$/, 12],
  [/_multiplier|_multiple/, 1],
  [/^(lump|sip)_min|minimum/, 500],
  [/_max$/, 200_000],
  [/gap|face_value/, 10],
  [/weight|^value$/, 30],
  [/^(price|rate_|buy|sell)/, 7_250.4],
  [/^[cs]gst$/, 1.5],
  [/^igst$/, 3],
  [/units|grams/, 12.3456],
  [/stamp_duty|tax/, 29.13],
];

/** A number that fits the schema. Along a list it moves a little, so that charts and sorting have something to show. */
export function sampleNumber(schema: JsonSchema, { name, index }: Place): number {
  const unit = schema.description ?? '';
  const named = usual.find(([pattern]) => pattern.test(name))?.[1];
  const base =
    named ??
    (/percent/.test(unit) ? 12.4 : /unit, 4/.test(unit) ? 84.2715 : /crore/.test(unit) ? 18_250 : 5_000);
  const whole = schema.type === 'integer';
  const moved = whole ? base + (named === undefined ? index : 0) : base * (1 + drift(index));
  const rounded = whole ? Math.round(moved) : Number(moved.toFixed(/, 4 |up to 4/.test(unit) ? 4 : 2));
  return Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? -Infinity, rounded));
}

/** Share of the value at a place of a series: a slow climb with a wave on it. */
const drift = (index: number): number => index * 0.001 + Math.sin(index / 7) * 0.01;
