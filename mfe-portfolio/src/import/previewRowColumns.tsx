import type { ImportFolio, ImportRow } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Text, type Column } from '@sanchay/ui';
import { unitsText } from './folioText.ts';

/** Transactions of a preview: what each is, its money and units, and what becomes of it with the reason. */
export function previewRowColumns({
  t,
  format,
  asset,
}: { t: Translate; format: Formats } & Pick<ImportFolio, 'asset'>): Column<ImportRow>[] {
  const isRupees = asset === 'epf' || asset === 'eps';
  return [
    {
      key: 'date',
      head: t('column.date'),
      rowHead: true,
      cell: ({ date, kind, outcome, fault }) => (
        <>
          {format.date(date)}
          <Text size="label" as="div">
            {t(`import.kind.${kind}`)} · {t(`import.outcome.${outcome}`)}
          </Text>
          {fault && (
            <Text size="label" as="div" tone="loss">
              {t(`import.fault.${fault}`)}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      exact: true,
      cell: ({ amount, units }) =>
        isRupees ? (
          format.rupees(units, { decimals: 2 })
        ) : (
          <>
            {amount === null ? '–' : format.rupees(amount, { decimals: 2 })}
            <Text size="label" as="div">
              {t(asset === 'stock' ? 'import.quantity' : 'tx.units', {
                units: unitsText(format, { asset }, units),
              })}
            </Text>
          </>
        ),
    },
  ];
}
