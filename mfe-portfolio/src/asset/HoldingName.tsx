import type { Holding } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Text, TextLink, WithMark } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { WORDS } from '../words.ts';
import { HoldingMark } from './HoldingMark.tsx';
import { holdingName } from './holdingName.ts';
import { holdingPath } from './holdingPath.ts';
import { monthlySips } from './monthlySips.ts';

const Name = styled(TextLink)`
  display: inline-block;
  padding-block: 12px;
  margin-block: -12px;
  color: var(--ink);
  overflow-wrap: anywhere;
  text-decoration-line: none;
  @media (hover: hover) {
    &:hover {
      color: var(--accent);
      text-decoration-line: underline;
    }
  }
`;

/** What is held, which leads to its page, with its folios and SIPs below. */
export function HoldingName({ holding }: { holding: Holding }) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const sips = monthlySips(holding);
  const folios = holding.folioData.length;
  const parts = [
    holding.units === 0 && t('holding.soldOut'),
    folios > 1 && t('holding.folios', { count: folios }),
    sips > 0 && t('holding.sip', { amount: format.rupees(sips) }),
  ].filter(Boolean);
  return (
    <WithMark mark={<HoldingMark holding={holding} />}>
      <Name href={holdingPath(holding)}>{holdingName(t, holding)}</Name>
      {parts.length > 0 && (
        <Text size="label" as="div">
          {parts.join(' · ')}
        </Text>
      )}
    </WithMark>
  );
}
