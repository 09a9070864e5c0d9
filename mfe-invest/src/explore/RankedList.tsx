import { shortFundName, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Figure, Loading, SkeletonTable, Stack, Text, TextLink, WithMonogram } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { CallProblem } from '../problem/CallProblem.tsx';
import { fundSize } from '../scheme/fundSize.ts';
import { GROWTH } from '../scheme/option.ts';
import { fundPath } from '../scheme/fundPath.ts';
import { planLabel } from '../scheme/schemeMessages.ts';
import { MESSAGES } from '../messages.ts';
import { rankingAddress, type Ranking } from './rankings.ts';

type Row = CallReply<'mutualFundSearch'>['data'][number];

const SHOWN = 5;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-4);
    min-height: 56px;
    padding-block: var(--space-2);
  }
  & > li > :first-child {
    min-width: 0;
    line-height: 1.35;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--accent);
  }
`;

/** The first five funds by one rule, with the rule and its day. */
export function RankedList({ ranking }: { ranking: Ranking }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { percent, date } = format;
  const { sort_by, order } = ranking;
  const funds = useCall('mutualFundSearch', {
    query: { sort_by, order, reinvestment: GROWTH, per_page: SHOWN },
  });
  const rows = funds.data?.data ?? [];
  const asOf = rows[0]?.returns.date ?? rows[0]?.nav?.date;
  const figure = (row: Row): string => {
    if (ranking.id === 'return') return percent(row.returns.year_3, { decimals: 1 });
    return ranking.id === 'cost' ? percent(row.expense_ratio) : fundSize(row.aum, format);
  };
  return (
    <Card title={t(`ranking.${ranking.id}.title`)} titleLevel={3}>
      <Stack gap={3}>
        <Text size="label">
          {t(`ranking.${ranking.id}.rule`)} {asOf && t('state.asOf', { date: date(asOf) })}
        </Text>
        {funds.isPending && (
          <Loading>
            <SkeletonTable rows={SHOWN} columns={2} />
          </Loading>
        )}
        <CallProblem of={funds} compact />
        {funds.isSuccess && rows.length === 0 && <Text size="small">{t('ranking.none')}</Text>}
        {rows.length > 0 && (
          <List>
            {rows.map((row) => (
              <li key={row.code} data-row>
                <WithMonogram kind="fund" name={row.short_name} code={row.fund_house}>
                  <TextLink href={fundPath(row.slug)}>{shortFundName(row.short_name)}</TextLink>
                  <Text size="label" as="div">
                    {planLabel(t, row.name)}
                  </Text>
                </WithMonogram>
                <Figure>{figure(row)}</Figure>
              </li>
            ))}
          </List>
        )}
        <TextLink href={rankingAddress(ranking)}>{t(`ranking.${ranking.id}.more`)}</TextLink>
      </Stack>
    </Card>
  );
}
