import { planLabel, type Holding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { holdingName } from './holdingName.ts';
import { holdingPath } from './holdingPath.ts';
import { monthlySips } from './monthlySips.ts';

/** What is held, which leads to its page, and one line below: plan and option, folios and SIPs. */
export function HoldingName({ holding }: { holding: Holding }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const sips = monthlySips(holding);
  const folios = holding.folioData.length;
  const parts = [
    holding.units === 0 && t('holding.soldOut'),
    holding.asset === 'mutual_fund' && planLabel(t, holding.fundInfo.name),
    folios > 1 && t('holding.folios', { count: folios }),
    sips > 0 && t('holding.sip', { amount: format.rupees(sips) }),
  ].filter(Boolean);
  return (
    <>
      <TextLink href={holdingPath(holding)}>{holdingName(t, holding)}</TextLink>
      {parts.length > 0 && <Text size="label">{parts.join(' · ')}</Text>}
    </>
  );
}
