import type { CalculatedAsset, NetWorthCalculation } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  Card,
  DownloadIcon,
  LinkButton,
  Pager,
  Stack,
  Table,
  Text,
  TextLink,
  useIsPhone,
  type Column,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { assetName } from '../net-worth/flowText.ts';
import { csvAddress } from '../read/csv.ts';
import { FundName } from '../read/FundName.tsx';
import { OneLine } from '../read/OneLine.ts';
import { basisText } from './basisText.ts';
import { calculationPath } from './calculationPath.ts';
import { worthCsv } from './worthCsv.ts';

const PER_PAGE = 25;

/** Every asset and debt with what its value is computed from, their sum, and the file of them. */
export function WorthCard({ title, calculation }: { title: string; calculation: NetWorthCalculation }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { assets, as_of: day, owned, owed, value, one_day_change: change } = calculation;
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Card
      title={title}
      actions={
        <LinkButton
          href={csvAddress(worthCsv(t, format, calculation))}
          download={`net-worth-${day}.csv`}
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={18} />}
        >
          {t('transactions.csv')}
        </LinkButton>
      }
    >
      <Stack gap={4}>
        <Text strong>
          {owed > 0
            ? t('calculation.ownedLessOwed', {
                owned: exact(owned),
                owed: exact(owed),
                amount: exact(value),
              })
            : t('calculation.total', { amount: exact(value) })}
        </Text>
        <Text size="small">{t('calculation.changeOf', { amount: exact(change) })}</Text>
        <Table
          caption={title}
          hideCaption
          columns={useColumns()}
          rows={assets.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={({ source, asset, id }) => `${source} ${asset} ${id}`}
        />
        <Pager page={page} pages={Math.ceil(assets.length / PER_PAGE)} onPage={setPage} />
      </Stack>
    </Card>
  );
}

function useColumns(): Column<CalculatedAsset>[] {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  return [
    {
      key: 'name',
      head: t('column.holding'),
      rowHead: true,
      exact: true,
      cell: (asset) => {
        const path = calculationPath(asset);
        const title = assetName(t, asset);
        const name = asset.asset === 'mutual_fund' ? <FundName title={title} /> : <OneLine>{title}</OneLine>;
        return (
          <>
            {path === null ? name : <TextLink href={path}>{name}</TextLink>}
            <Text size="label" as="div">
              {basisText(asset, { t, format }, { brief: isPhone })}
            </Text>
          </>
        );
      },
    },
    ...(isPhone
      ? []
      : [
          {
            key: 'source',
            head: t('source.title'),
            cell: ({ source }: CalculatedAsset) => t(`source.${source}`),
          },
          {
            key: 'day',
            head: t('column.date'),
            cell: ({ basis: { on } }: CalculatedAsset) => (on === null ? '–' : format.date(on)),
          },
          {
            key: 'change',
            head: t('figures.oneDay'),
            align: 'end' as const,
            exact: true,
            cell: ({ change }: CalculatedAsset) =>
              change === null ? '–' : format.rupees(change, { decimals: 2 }),
          },
        ]),
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      exact: true,
      cell: ({ value, basis: { on } }) => (
        <>
          {format.rupees(value, { decimals: 2 })}
          {isPhone && on !== null && (
            <Text size="label" as="div">
              {format.date(on)}
            </Text>
          )}
        </>
      ),
    },
  ];
}
