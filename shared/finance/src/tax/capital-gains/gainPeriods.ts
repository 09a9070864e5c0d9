import { dateParts } from '../../calendar/dates.ts';
import { sumRupees } from '../../quantity.ts';
import type { TaxHeadName } from '../gains/fundGains.ts';
import type { TaxedLot } from './taxedLot.ts';

/** The periods by which a return lists the gains of a year, as the instalments of advance tax are due. */
export const GAIN_PERIODS = [
  'until_15_jun',
  'until_15_sep',
  'until_15_dec',
  'until_15_mar',
  'until_31_mar',
] as const;
export type GainPeriod = (typeof GAIN_PERIODS)[number];

/** The period of a day of transfer. */
export function gainPeriodOf(soldOn: string): GainPeriod {
  const { month, day } = dateParts(soldOn);
  const ofYear = ((month + 8) % 12) * 100 + day;
  const last = [215, 515, 815, 1115].findIndex((end) => ofYear <= end);
  return GAIN_PERIODS[last === -1 ? 4 : last]!;
}

/** Gains less losses of one head and rate by period, before set-off between heads. Rupees as decimal text. */
export type PeriodGains = {
  head: TaxHeadName;
  ratePct: number | null;
  amounts: Record<GainPeriod, string>;
};

/** The gains of lots by head, rate and period of advance tax. */
export function gainsByPeriod(
  lots: readonly Pick<TaxedLot & { soldOn: string }, 'head' | 'ratePct' | 'gain' | 'soldOn'>[],
): PeriodGains[] {
  return [...Map.groupBy(lots, ({ head, ratePct }) => `${head} ${ratePct}`).values()].map((own) => ({
    head: own[0]!.head,
    ratePct: own[0]!.ratePct,
    amounts: Object.fromEntries(
      GAIN_PERIODS.map((period) => [
        period,
        sumRupees(
          own.filter(({ soldOn }) => gainPeriodOf(soldOn) === period).map(({ gain }) => gain),
        ).toFixed(2),
      ]),
    ) as Record<GainPeriod, string>,
  }));
}
