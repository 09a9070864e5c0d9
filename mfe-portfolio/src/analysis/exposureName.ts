import type { AnalysisSplit, Exposure } from '@sanchay/contracts';
import { dataLabel, type Translate } from '@sanchay/i18n';

const DATA_KINDS = { sectors: 'sector', industries: 'industry', companies: 'holding' } as const;

/** What a part of a portfolio is called: a name of the market data, or the kind itself. */
export function exposureName(t: Translate, split: AnalysisSplit, { kind, name }: Exposure): string {
  if (name === null) return t(`analysis.kind.${kind}`);
  if (split === 'currencies') return t(`analysis.currency.${name}`, { defaultValue: name });
  const data = Object.hasOwn(DATA_KINDS, split) ? DATA_KINDS[split as keyof typeof DATA_KINDS] : null;
  return data === null ? name : dataLabel(t, data, name);
}

/** The parts of a ring: the largest ones, and all others as one, in rupees and percent; null where there are none. */
export function ringParts<Part extends { value: number; percentage: number }>(
  parts: readonly Part[],
  most: number,
): { shown: Part[]; others: { value: number; percentage: number } | null } {
  const largest = parts.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const shown = largest.length <= most ? largest : largest.slice(0, most - 1);
  const rest = largest.slice(shown.length);
  const sum = (of: 'value' | 'percentage') =>
    rest.reduce((total, part) => total + Math.round(part[of] * 100), 0) / 100;
  return { shown, others: rest.length > 0 ? { value: sum('value'), percentage: sum('percentage') } : null };
}
