import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { LinkButton, Notice, Row } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { buyPath } from '../asset/holdingPath.ts';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { ComparisonCard } from '../comparison/ComparisonCard.tsx';
import { MESSAGES } from '../messages.ts';
import { FolioCards } from './FolioCards.tsx';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { HeldParts } from './HeldParts.tsx';
import { HoldingChart } from './HoldingChart.tsx';
import { HoldingFacts } from './HoldingFacts.tsx';
import { ImportedLots } from './ImportedLots.tsx';
import { SipHistory } from './SipHistory.tsx';
import { Transactions } from './Transactions.tsx';

type Data = CallReply<'anyHolding'>['data'];

/** A holding that is known. What is done with units here is offered for units that are held here only. */
export function HoldingView({ holding, transactions, imported_lots: lots = [], refusal }: Data) {
  const isGold = holding.asset === 'gold';
  const isHere = holding.sources.includes('sanchay');
  const unitsHere = holding.folioData.some(({ source }) => source === 'sanchay');
  const isListed = !isGold && holding.fundInfo.slug !== null;
  const isComparable = holding.xirr_problem !== 'history_unknown' && (isGold || isListed);
  return (
    <>
      <TotalsCard
        figures={holding}
        day={holding.fundInfo.nav?.date ?? null}
        of={{ code: holding.fundInfo.code }}
      />
      <Actions holding={holding} refusal={refusal} isHere={isHere} unitsHere={unitsHere} />
      <HeldElsewhere folios={holding.folioData} />
      {isListed && (
        <HoldingChart
          code={holding.fundInfo.code}
          name={fundTitle(holding.fundInfo.name)}
          transactions={transactions}
        />
      )}
      {!isGold && unitsHere ? <HeldParts holding={holding} /> : <HoldingFacts holding={holding} />}
      {holding.folioData.length > 0 && !(isGold && unitsHere) && <FolioCards folios={holding.folioData} />}
      {lots.length > 0 && <ImportedLots lots={lots} />}
      {isComparable && <ComparisonCard holding={holding} />}
      <Transactions holding={holding} transactions={transactions} />
      {isListed && isHere && <SipHistory code={holding.fundInfo.code} />}
    </>
  );
}

interface ActionsProps extends Pick<Data, 'holding' | 'refusal'> {
  isHere: boolean;
  unitsHere: boolean;
}

function Actions({ holding, refusal, isHere, unitsHere }: ActionsProps) {
  const { t } = useMessages(MESSAGES);
  const isGold = holding.asset === 'gold';
  const buyAt = refusal === null ? buyPath(holding) : null;
  return (
    <>
      <Row>
        {buyAt !== null && (
          <OwnerOnly quiet orPreparing={!isGold}>
            <LinkButton href={buyAt}>{t(isGold ? 'holding.buyGold' : 'holding.fundPage')}</LinkButton>
          </OwnerOnly>
        )}
        {!isGold && unitsHere && (
          <OwnerOnly quiet orPreparing>
            <LinkButton href={`/orders/redeem/${holding.fundInfo.code}`} variant="secondary">
              {t('holding.sell')}
            </LinkButton>
            <LinkButton href={`/orders/switch/${holding.fundInfo.code}`} variant="secondary">
              {t('holding.switch')}
            </LinkButton>
          </OwnerOnly>
        )}
        {isHere && (
          <LinkButton href={isGold ? '/gold/orders' : '/orders'} variant="secondary">
            {t('order.all')}
          </LinkButton>
        )}
        {holding.sources.includes('imported') && (
          <LinkButton href="/import" variant="secondary">
            {t('imported.open')}
          </LinkButton>
        )}
      </Row>
      {refusal && (
        <OwnerOnly quiet>
          <Notice tone="info">{refusal.message}</Notice>
        </OwnerOnly>
      )}
    </>
  );
}
