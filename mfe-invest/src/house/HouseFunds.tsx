import { shortFundName, type CallReply } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { Figure, Monogram, Table, Text, TextLink } from '@sanchay/ui';
import { fundPath } from '../scheme/fundPath.ts';
import { fundSize } from '../scheme/fundSize.ts';
import { riskLabel } from '../scheme/schemeMessages.ts';
import { INSTRUMENT_MESSAGES, MESSAGES } from '../messages.ts';

/** Funds of one house with the figures that users look for first: three years, cost, size. */
export function HouseFunds({ rows }: { rows: CallReply<'mutualFundSearch'>['data'] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { t: fundMessages } = useMessages(MESSAGES);
  const format = useFormat();
  const { percent } = format;
  return (
    <Table
      caption={t('house.largest')}
      hideCaption
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'name',
          head: fundMessages('list.fund'),
          rowHead: true,
          mark: (row) => <Monogram kind="fund" name={row.short_name} code={row.fund_house} />,
          cell: (row) => (
            <>
              <TextLink href={fundPath(row.slug)}>{shortFundName(row.short_name)}</TextLink>
              <Text size="label">
                {dataLabel(fundMessages, 'category', row.sub_category)} · {riskLabel(fundMessages, row.risk)}
              </Text>
            </>
          ),
        },
        {
          key: 'year_3',
          head: fundMessages('column.year_3'),
          align: 'end',
          cell: (row) => <Figure>{percent(row.returns.year_3, { decimals: 1 })}</Figure>,
        },
        {
          key: 'expense_ratio',
          head: fundMessages('column.expense_ratio'),
          align: 'end',
          hideOnPhone: true,
          cell: (row) => <Figure strong={false}>{percent(row.expense_ratio)}</Figure>,
        },
        {
          key: 'aum',
          head: fundMessages('column.aum'),
          align: 'end',
          cell: (row) => <Figure strong={false}>{fundSize(row.aum, format)}</Figure>,
        },
      ]}
    />
  );
}
