import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Card,
  Disclosure,
  Heading,
  Loading,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
  type Column,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { categoryLabel } from '../scheme/schemeMessages.ts';
import { MESSAGES } from '../messages.ts';
import { categoryAddress, categoryRows, type SubCategoryRow } from './categoryRows.ts';
import { useFundCounts } from './useFundCounts.ts';

/** Every category with the average return of its funds. */
export function CategoryReturns() {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const tree = useCall('fundSchemeCategories');
  const returns = useCall('fundCategories');
  const counts = useFundCounts();
  const asOf = returns.data?.find((row) => row.report_date)?.report_date;
  return (
    <Stack gap={4} as="section" aria-labelledby="categories">
      <Heading level={2} id="categories">
        {t('explore.categories')}
      </Heading>
      <Text size="small">
        {t('explore.categoriesRule')} {asOf && t('state.asOf', { date: date(asOf) })}
      </Text>
      {tree.isPending && (
        <Loading>
          <SkeletonTable rows={5} columns={4} />
        </Loading>
      )}
      <CallProblem of={tree} compact />
      {tree.isSuccess && <CallProblem of={returns} compact />}
      {tree.data && (
        <Card>
          {largestFirst(tree.data.data, counts.category).map(({ category, sub_categories }, index) => (
            <Disclosure
              key={category}
              open={index === 0}
              summary={
                <span>
                  {categoryLabel(t, category)}{' '}
                  <Text size="label" as="span">
                    {counts.category.has(category) &&
                      t('explore.funds', { count: counts.category.get(category) })}
                  </Text>
                </span>
              }
            >
              <CategoryTable
                category={category}
                rows={categoryRows(sub_categories, counts.sub_category, returns.data ?? [])}
              />
            </Disclosure>
          ))}
        </Card>
      )}
    </Stack>
  );
}

/** Categories with more funds come first. */
function largestFirst<C extends { category: string }>(
  tree: readonly C[],
  counts: ReadonlyMap<string, number>,
): C[] {
  const size = ({ category }: C) => counts.get(category) ?? 0;
  return tree.toSorted((a, b) => size(b) - size(a));
}

function CategoryTable({ category, rows }: { category: string; rows: SubCategoryRow[] }) {
  const { t } = useMessages(MESSAGES);
  const { percent, number } = useFormat();
  const share = (key: 'year_1' | 'year_3' | 'year_5', hideOnPhone: boolean): Column<SubCategoryRow> => ({
    key,
    head: t(`sort.${key}`),
    align: 'end',
    hideOnPhone,
    cell: (row) => percent(row[key], { decimals: 1 }),
  });
  const columns: Column<SubCategoryRow>[] = [
    {
      key: 'name',
      head: t('explore.subCategory'),
      rowHead: true,
      cell: (row) => (
        <TextLink href={categoryAddress(category, row.name)}>{dataLabel(t, 'category', row.name)}</TextLink>
      ),
    },
    {
      key: 'count',
      head: t('explore.count'),
      align: 'end',
      hideOnPhone: true,
      cell: (row) => number(row.count),
    },
    share('year_1', false),
    share('year_3', false),
    share('year_5', true),
  ];
  return (
    <Table
      caption={categoryLabel(t, category)}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
    />
  );
}
