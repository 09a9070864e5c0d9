import { fundTitle, type GainLot } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Term, Text, type Column } from '@sanchay/ui';
import { FundName } from '../read/FundName.tsx';
import { costBasis, inDollars, lotPlace } from './lotTexts.ts';
import { rateText } from './rateText.ts';

interface Frame {
  t: Translate;
  format: Formats;
  isPhone: boolean;
}

/**
 * Dates of a lot, which open its amounts, and where its cost for tax is not simply what was paid, this cost, the sale
 * value and the reason.
 */
function phoneLines(lot: GainLot, { t, format }: Omit<Frame, 'isPhone'>): React.ReactNode[] {
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const dates = (
    <Term
      explain={amountLines(lot, t, money).map((line) => (
        <div key={line}>{line}</div>
      ))}
    >
      {t('gains.dates', { bought: format.date(lot.bought_on), sold: format.date(lot.sold_on) })}
    </Term>
  );
  const basis = costBasis(lot, { t, format });
  if (basis === null) return [dates];
  return [dates, t('gains.amounts', { cost: money(lot.tax_cost), sale: money(lot.proceeds) }), basis];
}

/** How the gain of a lot is taxed, then what the lot cost and brought, each with the duty, load, STT and charges that are known of it. */
function amountLines(lot: GainLot, t: Translate, money: (value: number) => string): string[] {
  const parts = [
    [t('gains.column.bought'), lot.cost],
    [t('gains.column.sold'), lot.proceeds],
  ] as const;
  const known = [
    ['gains.duty', lot.stamp_duty],
    ['gains.load', lot.exit_load],
    ['gains.stt', lot.stt],
    ['gains.charges', lot.charges],
  ] as const;
  return [
    t(`gains.short.${lot.head}`),
    ...parts.map(([name, amount]) => `${name} ${money(amount)}`),
    ...known.filter(([, amount]) => amount > 0).map(([key, amount]) => t(key, { amount: money(amount) })),
  ];
}

/** Columns of sold lots; on phones purchase and sale are below the fund, which has the width for them, and the tax rate below the gain. */
export function gainLotColumns({ t, format, isPhone }: Frame): Column<GainLot>[] {
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const below = (...lines: React.ReactNode[]) =>
    lines.map(
      (line, index) =>
        line && (
          <Text key={index} size="label" as="div">
            {line}
          </Text>
        ),
    );
  const inLine = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ');
  const treatment = (lot: GainLot) => {
    const head = t(`gains.short.${lot.head}`);
    const rate = lot.rate_percentage !== null && rateText(format, lot.rate_percentage);
    return (
      <>
        {isPhone ? rate || head : inLine(head, rate)} <RuleSource ids={lot.rule_ids} />
      </>
    );
  };
  const charges = (lot: GainLot) => t('gains.charges', { amount: money(lot.charges) });
  const fund: Column<GainLot> = {
    key: 'fund',
    head: t('gains.column.fund'),
    rowHead: true,
    cell: (lot) => (
      <>
        <FundName title={lot.asset === 'mutual_fund' ? fundTitle(lot.name) : lot.name} />
        {lot.holder !== undefined && ` · ${lot.holder}`}
        {below(lotPlace(lot, { t, format }), ...(isPhone ? phoneLines(lot, { t, format }) : []))}
      </>
    ),
  };
  const gain: Column<GainLot> = {
    key: 'gain',
    head: t('gains.column.gain'),
    align: 'end',
    exact: true,
    cell: (lot) => (
      <>
        {money(lot.gain)}
        {below(treatment(lot))}
      </>
    ),
  };
  if (isPhone) return [fund, gain];
  return [
    fund,
    {
      key: 'bought',
      head: t('gains.column.bought'),
      align: 'end',
      exact: true,
      cell: (lot) => (
        <>
          {money(lot.cost)}
          {below(
            inLine(
              format.date(lot.bought_on),
              lot.stamp_duty > 0 && t('gains.duty', { amount: money(lot.stamp_duty) }),
            ),
            lot.dollars && inDollars(lot.dollars.cost, lot.dollars.bought, { t, format }),
          )}
        </>
      ),
    },
    {
      key: 'taxCost',
      head: t('gains.column.taxCost'),
      align: 'end',
      exact: true,
      cell: (lot) => (
        <>
          {money(lot.tax_cost)}
          {below(costBasis(lot, { t, format }))}
        </>
      ),
    },
    {
      key: 'sold',
      head: t('gains.column.sold'),
      align: 'end',
      exact: true,
      cell: (lot) => (
        <>
          {money(lot.proceeds)}
          {below(
            inLine(
              format.date(lot.sold_on),
              lot.stt > 0 && t('gains.stt', { amount: money(lot.stt) }),
              lot.dollars !== null && lot.charges > 0 && charges(lot),
            ),
            lot.dollars && inDollars(lot.dollars.proceeds, lot.dollars.sold, { t, format }),
            lot.exit_load > 0 && t('gains.load', { amount: money(lot.exit_load) }),
            lot.dollars === null && lot.charges > 0 && charges(lot),
          )}
        </>
      ),
    },
    gain,
  ];
}
