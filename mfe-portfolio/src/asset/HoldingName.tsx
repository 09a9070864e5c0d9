import { planLabel, type Holding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { OneLine } from '../read/OneLine.ts';
import { holdingName } from './holdingName.ts';
import { holdingPath } from './holdingPath.ts';
import { monthlySips } from './monthlySips.ts';

interface Props {
  holding: Holding;
  /** Shows where it comes from and the day of its price, first in the line. */
  withSource?: boolean;
}

/** What is held, which leads to its page, and one line below: plan and option, folios and SIPs. */
export function HoldingName({ holding, withSource = false }: Props) {
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
      <TextLink href={holdingPath(holding)}>
        <FundName title={holdingName(t, holding)} />
      </TextLink>
      {(parts.length > 0 || withSource) && (
        <Text size="label" as="div">
          <OneLine>
            {withSource && <Source holding={holding} />}
            {parts.length > 0 && `${withSource ? ' · ' : ''}${parts.join(' · ')}`}
          </OneLine>
        </Text>
      )}
    </>
  );
}

/** Where a holding comes from and the day of its price, marked when that is older than one business day. */
function Source({ holding: { units, stale, fundInfo, sources } }: { holding: Holding }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const source = sources.map((one) => t(`source.${one}`)).join(' + ');
  if (units === 0 || fundInfo.nav === null) return <>{source}</>;
  const date = format.date(fundInfo.nav.date);
  if (!stale) return <>{t('source.priced', { source, date })}</>;
  return (
    <Text size="label" as="span" tone="warn">
      {t('source.oldPrice', { source, date })}
    </Text>
  );
}
