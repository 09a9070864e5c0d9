import { planLabel, type Holding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Text, TextLink, useIsPhone, VisuallyHidden, WarningIcon } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { OneLine } from '../read/OneLine.ts';
import { holdingName } from './holdingName.ts';
import { holdingPath } from './holdingPath.ts';
import { monthlySips } from './monthlySips.ts';

const Sign = styled(WarningIcon)`
  display: inline-block;
  margin-inline-end: 4px;
  vertical-align: -2px;
`;

interface Props {
  holding: Holding;
  /** Shows where it comes from and the day of its price, first in the line. */
  withSource?: boolean;
}

/**
 * What is held, which leads to its page, and one line below: plan and option, folios and SIPs. On phones, where one line
 * has no room for all of them, source and day of the price stand alone: plan and option are in the name where they are not
 * direct and growth.
 */
export function HoldingName({ holding, withSource = false }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const sips = monthlySips(holding);
  const folios = holding.folioData.length;
  const isBrief = useIsPhone() && withSource;
  const parts = [
    holding.units === 0 && t('holding.soldOut'),
    !isBrief && holding.asset === 'mutual_fund' && planLabel(t, holding.fundInfo.name),
    !isBrief && folios > 1 && t('holding.folios', { count: folios }),
    !isBrief && sips > 0 && t('holding.sip', { amount: format.rupees(sips) }),
  ].filter(Boolean);
  return (
    <>
      <TextLink href={holdingPath(holding)}>
        <FundName title={holdingName(t, holding)} />
      </TextLink>
      {(parts.length > 0 || withSource) && (
        <Text size="label" as="div">
          <OneLine>
            {withSource && <Source holding={holding} isBrief={isBrief} />}
            {parts.length > 0 && `${withSource ? ' · ' : ''}${parts.join(' · ')}`}
          </OneLine>
        </Text>
      )}
    </>
  );
}

/** Where a holding comes from and the day of its price, marked when that is older than one business day. */
function Source({
  holding: { units, stale, fundInfo, sources },
  isBrief,
}: {
  holding: Holding;
  isBrief: boolean;
}) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const source = sources.map((one) => t(`source.${one}`)).join(' + ');
  if (units === 0 || fundInfo.nav === null) return <>{source}</>;
  const date = format.date(fundInfo.nav.date);
  if (!stale) return <>{t('source.priced', { source, date })}</>;
  const oldPrice = t('source.oldPrice', { source, date });
  return (
    <Text size="label" as="span" tone="warn">
      {isBrief ? (
        <>
          <span aria-hidden="true">
            <Sign size={14} />
            {t('source.priced', { source, date })}
          </span>
          <VisuallyHidden>{oldPrice}</VisuallyHidden>
        </>
      ) : (
        oldPrice
      )}
    </Text>
  );
}
