import type { CapitalGains } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Text, type Column } from '@sanchay/ui';

type Loss = CapitalGains['carried_losses'][number];

/** Columns of losses of earlier years; on phones one cell states how much of each is used. */
export function carriedLossColumns({
  t,
  format,
  isPhone,
}: {
  t: Translate;
  format: Formats;
  isPhone: boolean;
}): Column<Loss>[] {
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const both = (short: number, long: number) => (
    <>
      <div>{t('gains.shortAmount', { amount: money(short) })}</div>
      <div>{t('gains.longAmount', { amount: money(long) })}</div>
    </>
  );
  const usedOf = (key: string, used: number, loss: number) => (
    <>
      <div>{money(used)}</div>
      <Text size="label" as="div">
        {t(`gains.${key}`, { loss: money(loss) })}
      </Text>
    </>
  );
  const year: Column<Loss> = {
    key: 'year',
    head: t('report.year'),
    rowHead: true,
    cell: (loss) => (
      <>
        {t('report.yearNamed', { year: loss.financial_year })}
        <Text size="label" as="div">
          {t(loss.usable ? 'gains.usableUntil' : 'gains.notUsable', { year: loss.usable_until })}
        </Text>
        {(loss.earlier_short > 0 || loss.earlier_long > 0) && (
          <Text size="label" as="div">
            {t('gains.usedEarlier', { short: money(loss.earlier_short), long: money(loss.earlier_long) })}
          </Text>
        )}
      </>
    ),
  };
  if (isPhone)
    return [
      year,
      {
        key: 'used',
        head: t('gains.column.used'),
        align: 'end',
        exact: true,
        cell: (loss) => (
          <>
            {usedOf('shortUsed', loss.used_short, loss.short)}
            {usedOf('longUsed', loss.used_long, loss.long)}
          </>
        ),
      },
    ];
  const amounts = (key: string, cell: (loss: Loss) => React.ReactNode): Column<Loss> => ({
    key,
    head: t(`gains.column.${key}`),
    align: 'end',
    exact: true,
    cell,
  });
  return [
    year,
    amounts('loss', (loss) => both(loss.short, loss.long)),
    amounts('used', (loss) => both(loss.used_short, loss.used_long)),
    amounts('left', (loss) => both(loss.left_short, loss.left_long)),
  ];
}
