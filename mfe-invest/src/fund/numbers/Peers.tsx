import { shortFundName, type Scheme } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Figure, Monogram, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { comparePath } from '../../compare/comparePath.ts';
import { categoryAddress } from '../../explore/categoryRows.ts';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { fundPath } from '../../scheme/fundPath.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';

const COMPARED = 3;

/** The fund's place in its category by three years, and the first others there. */
export function Peers({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent } = useFormat();
  const found = useCall('fundPeers', { params: { code: scheme.code } });
  const data = found.data?.data;
  const { category, fund_category: subCategory } = scheme;
  const inCategory = dataLabel(t, 'category', subCategory);
  return (
    <Card title={t('peers.title')}>
      <CallProblem of={found} compact />
      {data && (
        <Stack gap={3}>
          <Text>
            {data.rank === null
              ? t(`peers.unranked.${data.unranked ?? 'no_return'}`, { category: inCategory, count: data.of })
              : t('peers.rank', { rank: data.rank, category: inCategory, count: data.of })}
          </Text>
          {data.peers.length > 0 && (
            <Table
              caption={t('peers.title')}
              hideCaption
              rows={data.peers}
              rowKey={({ code }) => code}
              columns={[
                {
                  key: 'name',
                  head: t('peers.fund'),
                  rowHead: true,
                  mark: (row) => <Monogram kind="fund" name={row.short_name} code={row.fund_house} />,
                  cell: ({ slug, short_name }) => (
                    <TextLink href={fundPath(slug)}>{shortFundName(short_name)}</TextLink>
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
          )}
          {data.peers.length > 0 && (
            <TextLink
              href={comparePath([scheme.code, ...data.peers.slice(0, COMPARED).map(({ code }) => code)])}
            >
              {t('peers.compare')}
            </TextLink>
          )}
          <TextLink href={categoryAddress(category, subCategory)}>
            {t('peers.all', { category: inCategory })}
          </TextLink>
        </Stack>
      )}
    </Card>
  );
}
