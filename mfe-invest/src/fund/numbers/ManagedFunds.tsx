import { shortFundName, type Scheme } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Figure, Heading, Loading, Monogram, SkeletonTable, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundPath } from '../../scheme/fundPath.ts';
import { GROWTH } from '../../scheme/option.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';

/** Other funds that are shown; the list of all is one press away. */
const MOST = 5;

/** The other funds of a manager, the largest first. */
export function ManagedFunds({ scheme, manager }: { scheme: Scheme; manager: string }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent } = useFormat();
  const found = useCall('mutualFundSearch', {
    query: { fund_manager: manager, reinvestment: GROWTH, sort_by: 'aum', order: 'desc', per_page: MOST + 1 },
  });
  const others = found.data?.data.filter(({ code }) => code !== scheme.code).slice(0, MOST);
  return (
    <Stack gap={3}>
      <Heading level={3} size="card">
        {t('manager.others', { name: manager })}
      </Heading>
      <CallProblem of={found} compact />
      {found.isPending && (
        <Loading>
          <SkeletonTable rows={MOST} columns={3} />
        </Loading>
      )}
      {others?.length === 0 && <Text>{t('manager.noOthers')}</Text>}
      {others && others.length > 0 && (
        <>
          <Table
            caption={t('manager.others', { name: manager })}
            hideCaption
            rows={others}
            rowKey={({ code }) => code}
            columns={[
              {
                key: 'name',
                head: t('peers.fund'),
                rowHead: true,
                mark: (row) => <Monogram kind="fund" name={row.short_name} code={row.fund_house} />,
                cell: ({ slug, short_name, sub_category }) => (
                  <>
                    <TextLink href={fundPath(slug)}>{shortFundName(short_name)}</TextLink>
                    <Text size="label">{dataLabel(t, 'category', sub_category)}</Text>
                  </>
                ),
              },
              {
                key: 'year_3',
                head: t('peers.year_3'),
                align: 'end',
                cell: ({ returns }) => <Figure>{percent(returns.year_3, { decimals: 1 })}</Figure>,
              },
              {
                key: 'expense',
                head: t('peers.expense'),
                align: 'end',
                cell: ({ expense_ratio }) => <Figure strong={false}>{percent(expense_ratio)}</Figure>,
              },
            ]}
          />
          <TextLink href={`/mutual-funds/all?${new URLSearchParams({ fund_manager: manager })}`}>
            {t('manager.all', { name: manager })}
          </TextLink>
        </>
      )}
    </Stack>
  );
}
