import { ASSET_CLASSES } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import type { useCall } from '@sanchay/remote-kit';
import {
  AssetTile,
  Card,
  SkeletonTable,
  Sparkline,
  Table,
  Text,
  TextLink,
  useIsPhone,
  type Column,
} from '@sanchay/ui';
import { costText } from '../asset/figureTerms.tsx';
import { HoldingMark } from '../asset/HoldingMark.tsx';
import { HoldingName } from '../asset/HoldingName.tsx';
import { holdingName } from '../asset/holdingName.ts';
import { ReturnCell } from '../asset/ReturnCell.tsx';
import { Answer } from '../read/Answer.tsx';
import { FundName } from '../read/FundName.tsx';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName } from '../net-worth/flowText.ts';
import { topRows, type LargeAsset, type TopRow } from './topRows.ts';

const SHOWN = 5;

interface Props {
  holdings: ReturnType<typeof useCall<'everyHolding'>>;
  /** Shares, US shares and deposits. */
  largest: readonly LargeAsset[];
}

/** The five holdings worth most, of every class; nothing while nothing is owned. */
export function TopHoldings({ holdings, largest }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const columns: Column<TopRow>[] = [
    {
      key: 'name',
      head: t('column.holding'),
      rowHead: true,
      mark: ({ of }) =>
        'holding' in of ? <HoldingMark holding={of.holding} /> : <AssetTile kind={of.asset.asset} />,
      cell: ({ of }) =>
        'holding' in of ? <HoldingName holding={of.holding} /> : <AssetName asset={of.asset} />,
    },
    {
      key: 'trend',
      head: t('column.trend'),
      width: '100px',
      hideOnPhone: true,
      cell: ({ of }) =>
        'holding' in of && (
          <Sparkline
            values={of.holding.trend}
            label={t('holding.trend', { name: holdingName(t, of.holding), count: of.holding.trend.length })}
          />
        ),
    },
    {
      key: 'putIn',
      head: t('figures.putIn'),
      align: 'end',
      hideOnPhone: true,
      cell: ({ invested }) => costText(t, invested, (cost) => format.rupees(cost)),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      cell: ({ value, returns }) => (
        <>
          <strong>{format.rupees(value)}</strong>
          {isPhone && (
            <div>
              <ReturnCell figures={returns} named />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'xirr',
      head: t('figures.xirr'),
      align: 'end',
      width: '6rem',
      hideOnPhone: true,
      cell: ({ returns }) => <ReturnCell figures={returns} />,
    },
  ];
  if (holdings.data?.data.holdings.length === 0 && largest.length === 0) return null;
  return (
    <Card
      title={t('dashboard.holdings')}
      actions={holdings.data && <TextLink href="/portfolio">{t('dashboard.allHoldings')}</TextLink>}
    >
      <Answer of={holdings} compact skeleton={<SkeletonTable rows={SHOWN} columns={5} />}>
        {({ data }) => (
          <Table
            caption={t('dashboard.holdingsCaption')}
            hideCaption
            columns={columns}
            rows={topRows(data.holdings, largest, SHOWN)}
            rowKey={({ key }) => key}
          />
        )}
      </Answer>
    </Card>
  );
}

const CLASSES = ['stocks', 'us_stocks', 'fixed_deposits'] as const;

/** The class whose page lists an asset. */
const classOf = ({ asset }: LargeAsset): (typeof CLASSES)[number] =>
  CLASSES.find((name) => (ASSET_CLASSES[name] as readonly string[]).includes(asset)) ?? 'fixed_deposits';

function AssetName({ asset }: { asset: LargeAsset }) {
  const { t } = useMessages(MESSAGES);
  const path = assetPath(asset);
  const name = <FundName title={assetName(t, asset)} />;
  return (
    <>
      {path === null ? name : <TextLink href={path}>{name}</TextLink>}
      <Text size="label" as="div">
        {t(`class.${classOf(asset)}`)}
      </Text>
    </>
  );
}
