import { useFormat, useWords } from '@sanchay/i18n';
import { AssetTile, DetailList, Text, WithMark } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { holdingColumns } from './holdingColumns.tsx';
import { HoldingName } from './HoldingName.tsx';
import type { HoldingsProps } from './HoldingsTable.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    padding-block: var(--space-4) var(--space-2);
    border-top: 1px solid var(--line);
  }
  & > li:last-of-type {
    padding-bottom: 0;
    border-color: var(--line-strong);
  }
`;

const Name = styled.div`
  font-weight: 600;
  line-height: 1.35;
`;

/** What the table of holdings shows, for narrow screens: the name over its figures, the sum last. */
export function HoldingsList({ caption, holdings, totals, soldOut = [], inTransit }: HoldingsProps) {
  const { t } = useWords(WORDS);
  const columns = holdingColumns(t, useFormat());
  const figures = (of: Figures) => (
    <DetailList items={columns.map(({ head, cell }) => ({ term: head, value: cell(of) }))} />
  );
  return (
    <List aria-label={caption}>
      {[...holdings, ...soldOut].map((holding) => (
        <li key={holding.fundInfo.code}>
          <Name>
            <HoldingName holding={holding} />
          </Name>
          {figures(holding)}
        </li>
      ))}
      {inTransit && (
        <li>
          <Name>
            <WithMark mark={<AssetTile kind="in_transit" />}>{t('asset.in_transit')}</WithMark>
          </Name>
          {figures(inTransit)}
        </li>
      )}
      <li>
        <Text strong>{t('ui.total')}</Text>
        {figures(totals)}
      </li>
    </List>
  );
}
