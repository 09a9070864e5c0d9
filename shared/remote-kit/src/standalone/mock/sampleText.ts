import type { JsonSchema } from './jsonSchema.ts';
import type { Place } from './sampleValue.ts';

const DAY = 86_400_000;
const DAY_PATTERN = '^\\d{4}-\\d{2}-\\d{2}$';
const YEAR_PATTERN = '^\\d{4}-\\d{2}$';
const houses = ['Lotus', 'Banyan', 'Kaveri'];
const kinds = ['Flexi Cap', 'Large Cap', 'Liquid'];

const fund = (index: number): string => `${houses[index % 3]} ${kinds[index % 3]} Fund`;
const slugOf = (text: string): string => text.toLowerCase().replace(/\W+/g, '-');

/** By field name, the first that fits. */
const usual: [RegExp, (index: number) => string][] = [
  [/slug/, (index) => slugOf(fund(index))],
  [/email/, () => 'person@sanchay.example'],
  [/fund_house|amc_name/, (index) => `${houses[index % 3]} Mutual Fund`],
  [/^(fund_name|short_name|plan)$/, fund],
  [/category_name/, (index) => kinds[index % 3]!],
  [/^(fund_)?category$/, (index) => ['Equity', 'Hybrid', 'Debt'][index % 3]!],
  [/sub_category/, (index) => kinds[index % 3]!],
  [/^risk$/, (index) => ['Very High Risk', 'High Risk', 'Low Risk'][index % 3]!],
  [/^(code|short_code|kc|c|upsize_code)$/, (index) => `SAMPLE${index + 1}-GR`],
  [/^tags$/, (index) => ['top_rated', 'elss', 'smart'][index % 3]!],
  [/insurer/, (index) => `${houses[index % 3]} Health`],
  [/industry/, (index) => ['Banks', 'Software', 'Energy'][index % 3]!],
  [/features/, (index) => ['No room rent limit', 'Day care', 'Yearly check-up'][index % 3]!],
  [/folio_no/, (index) => `10000${index + 1}/21`],
  [/reinvestment/, () => 'Z'],
  [/^isin$/i, (index) => `INF00000000${index}`],
  [/website|_url/, () => '#'],
  [/^(source|direct)$/, () => 'direct'],
  [/^asset$/, (index) => (index % 2 === 0 ? 'mutual_fund' : 'gold')],
  [/^status$|aof_status/, () => 'successful'],
  [/rule_id|^reason$|fund_manager|exit_load|detail_info|investment_objective/, () => 'Sample'],
  [/^(id|\w+_id|\w+Id|otp_ref|order_ids)$/, (index) => `sample-${index + 1}`],
  [/^name$|^n$|top_holdings|^value$/, fund],
];

/** Text that fits the schema: dates end today and stand in order, instants are near now, the rest goes by the field's name. */
export function sampleText(schema: JsonSchema, { name, index, count, now }: Place): string {
  if (schema.pattern === DAY_PATTERN)
    return new Date(dayAt(name, index, count, now)).toISOString().slice(0, 10);
  if (schema.pattern === YEAR_PATTERN) return yearBefore(now, index);
  if (/with offset/.test(schema.description ?? '') || /_at$/.test(name))
    return new Date(now + offsetOf(name)).toISOString();
  if (schema.pattern?.startsWith('^[A-Z0-9-]')) return `SAMPLE${index + 1}-GR`;
  if (schema.pattern?.startsWith('^mfe-')) return 'mfe-sample';
  if (schema.pattern?.startsWith('^(mutual_fund|')) return `mutual_fund.sample-${index + 1}`;
  const text =
    usual.find(([pattern]) => pattern.test(name))?.[1](index) ?? `Sample ${name.replace(/_/g, ' ')}`;
  return text.slice(0, schema.maxLength);
}

/** The financial year that is running, and those before it. */
function yearBefore(now: number, back: number): string {
  const start = new Date(now).getUTCFullYear() - back;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** What is held ends in five minutes, what was fetched is fresh, and all else was an hour ago. Milliseconds. */
function offsetOf(name: string): number {
  if (/until|expires|before/.test(name)) return 300_000;
  return /fetched/.test(name) ? 0 : -3_600_000;
}

/** What is expected lies ahead; all else lies behind, the last of a list today. */
function dayAt(name: string, index: number, count: number, now: number): number {
  if (/expected|next_|start_date/.test(name)) return now + (index + 3) * DAY;
  return now - (count - 1 - index) * DAY;
}
