import type { Formats, Translate } from '@sanchay/i18n';
import { Change, Text, type Column } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import type { HeldUnits } from './UnitsCard.tsx';

type Lot = HeldUnits['lots'][number];

interface Frame {
  t: Translate;
  format: Formats;
  /** ISO day on which a redemption placed now would be processed. */
  today: string;
  isPhone: boolean;
  withFolio: boolean;
}

/** Columns of lots; on phones the dates stand below the purchase. */
export function lotColumns({ t, format, today, isPhone, withFolio }: Frame): Column<Lot>[] {
  const units = (lot: Lot) => format.units(lot.units, unitDecimals([lot.units]));
  const load = ({ load_free_from: from, load_percent: percent }: Lot) => {
    if (from === null) return t('lots.loadUnknown');
    if (from <= today) return t('lots.free');
    return t('lots.load', {
      percent: format.percent(percent ?? 0, { decimals: Number.isInteger(percent) ? 0 : 2 }),
      date: format.date(from),
    });
  };
  const term = ({ long_term_from: from }: Lot) => {
    if (from === null) return t('lots.never');
    return from <= today ? t('lots.long') : t('lots.longFrom', { date: format.date(from) });
  };
  const lock = ({ unlocks_on: day }: Lot) => day && t('lots.locked', { date: format.date(day) });
  const value = (lot: Lot): ReactNode => (
    <>
      {format.rupees(lot.value)}
      <Text size="label" as="div">
        <Change amount={lot.gain} />
      </Text>
      {isPhone && (
        <Text size="label" as="div">
          {t('lots.units', { units: units(lot) })}
        </Text>
      )}
    </>
  );
  const statusOf = (lot: Lot): readonly string[] => {
    const both = [lock(lot) ?? load(lot), term(lot)];
    return both.every((line) => line === t('lots.free') || line === t('lots.long'))
      ? [both.join(' · ')]
      : both;
  };
  const unitsOf = (lot: Lot): string => (withFolio ? `${units(lot)} · ${lot.folio_no}` : units(lot));
  const about = (lot: Lot): readonly string[] => (isPhone ? statusOf(lot) : [unitsOf(lot)]);
  const bought: Column<Lot> = {
    key: 'date',
    head: t(isPhone ? 'lots.day' : 'lots.bought'),
    rowHead: true,
    cell: (lot) => (
      <>
        {format.date(lot.bought_on)}
        {isPhone && withFolio && <Text size="label" as="span">{` · ${lot.folio_no}`}</Text>}
        {about(lot).map((line) => (
          <Text key={line} size="label" as="div">
            {line}
          </Text>
        ))}
      </>
    ),
  };
  if (isPhone) return [bought, { key: 'value', head: t('figures.value'), align: 'end', cell: value }];
  return [
    bought,
    {
      key: 'cost',
      head: t('figures.putIn'),
      align: 'end',
      cell: (lot) => format.rupees(lot.cost),
    },
    { key: 'value', head: t('figures.value'), align: 'end', cell: value },
    {
      key: 'load',
      head: t('lots.exitLoad'),
      align: 'end',
      cell: (lot) => [lock(lot), load(lot)].filter(Boolean).join(' · '),
    },
    { key: 'term', head: t('lots.term'), align: 'end', cell: term },
  ];
}
