import {
  ANALYSIS_SPLITS,
  type AnalysisSplit,
  type Exposure,
  type PortfolioAnalysis,
} from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Card,
  Pager,
  Ring,
  RingDot,
  Row,
  SegmentedControl,
  Stack,
  Table,
  Text,
  useIsPhone,
  type Column,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { exposureName, ringParts } from './exposureName.ts';
import { RowName } from './RowName.tsx';

const PER_PAGE = 15;
const SLICES = 7;

/** The ring left of its table where both have space, else above it. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: center;
  gap: var(--space-5) var(--space-6);
  & > :last-child {
    flex: 1 1 320px;
    min-width: 0;
  }
`;

const splitOf = (address: URLSearchParams): AnalysisSplit =>
  ANALYSIS_SPLITS.find((split) => split === address.get('by')) ?? 'assets';

/** The portfolio by asset, sector, industry, market cap, fund house, company or currency: a ring and a table of all parts. */
export function Exposures({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const split = splitOf(address);
  const parts = analysis[split];
  const { shown, others } = ringParts(parts, SLICES);
  return (
    <Card title={t('analysis.exposure')}>
      <Stack gap={5}>
        <SegmentedControl
          label={t('analysis.by')}
          look="chips"
          options={ANALYSIS_SPLITS.map((value) => ({ value, label: t(`analysis.split.${value}`) }))}
          value={split}
          onChange={(by) =>
            setAddress(
              (before) => {
                before.set('by', by);
                return before;
              },
              { replace: true },
            )
          }
        />
        <Beside>
          <Ring
            isBesideTable
            label={t(`analysis.ring.${split}`)}
            slices={[
              ...shown.map((part) => ({ ...part, label: exposureName(t, split, part) })),
              ...(others ? [{ ...others, label: t('analysis.rest') }] : []),
            ]}
            format={(value) => format.rupees(value)}
          />
          <Parts key={split} split={split} parts={parts} drawn={shown} />
        </Beside>
        <Text size="small">
          {split === 'houses' ? t('analysis.housesRule') : t('analysis.rule')}
          {split === 'caps' && ` ${t('analysis.capsRule')}`}
          {split === 'currencies' && ` ${t('analysis.currenciesRule')}`}
        </Text>
      </Stack>
    </Card>
  );
}

interface PartsProps {
  split: AnalysisSplit;
  parts: readonly Exposure[];
  /** Those that the ring draws one by one; it draws the others as one after them. */
  drawn: readonly Exposure[];
}

/** The table of all parts, each with its colour in the ring. */
function Parts({ split, parts, drawn }: PartsProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const columns: Column<Exposure>[] = [
    {
      key: 'name',
      head: t(`analysis.split.${split}`),
      rowHead: true,
      cell: (part) => (
        <RowName
          below={split === 'companies' && part.name !== null && !isPhone && t(`analysis.kind.${part.kind}`)}
        >
          <Row gap={2}>
            {part.value > 0 && <RingDot index={drawn.includes(part) ? drawn.indexOf(part) : drawn.length} />}
            {exposureName(t, split, part)}
          </Row>
        </RowName>
      ),
    },
    {
      key: 'share',
      head: t('analysis.share'),
      align: 'end',
      cell: ({ percentage }) => format.percent(percentage, { decimals: 1 }),
    },
    { key: 'value', head: t('analysis.value'), align: 'end', cell: ({ value }) => format.rupees(value) },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t(`analysis.ring.${split}`)}
        hideCaption
        columns={columns}
        rows={parts.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ kind, name }) => `${kind} ${name}`}
      />
      <Pager page={page} pages={Math.ceil(parts.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}
