import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { LinkButton, Notice, Row } from '@sanchay/ui';
import { OwnerOnly } from '@sanchay/remote-kit';
import { buyPath } from '../asset/holdingPath.ts';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { ComparisonCard } from '../comparison/ComparisonCard.tsx';
import { MESSAGES } from '../messages.ts';
import { FolioCards } from './FolioCards.tsx';
import { HeldParts } from './HeldParts.tsx';
import { HoldingChart } from './HoldingChart.tsx';
import { HoldingFacts } from './HoldingFacts.tsx';
import { SipHistory } from './SipHistory.tsx';
import { Transactions } from './Transactions.tsx';

/** A holding that is known. */
export function HoldingView({ holding, transactions, refusal }: CallReply<'holding'>['data']) {
  const { t } = useMessages(MESSAGES);
  const isGold = holding.asset === 'gold';
  return (
    <>
      <TotalsCard
        figures={holding}
        day={holding.fundInfo.nav?.date ?? null}
        of={{ code: holding.fundInfo.code }}
      />
      <Row>
        {refusal === null && (
          <OwnerOnly quiet orPreparing={!isGold}>
            <LinkButton href={buyPath(holding)}>
              {t(isGold ? 'holding.buyGold' : 'holding.fundPage')}
            </LinkButton>
          </OwnerOnly>
        )}
        {!isGold && holding.units > 0 && (
          <OwnerOnly quiet orPreparing>
            <LinkButton href={`/orders/redeem/${holding.fundInfo.code}`} variant="secondary">
              {t('holding.sell')}
            </LinkButton>
            <LinkButton href={`/orders/switch/${holding.fundInfo.code}`} variant="secondary">
              {t('holding.switch')}
            </LinkButton>
          </OwnerOnly>
        )}
        <LinkButton href={isGold ? '/gold/orders' : '/orders'} variant="secondary">
          {t('order.all')}
        </LinkButton>
      </Row>
      {refusal && (
        <OwnerOnly quiet>
          <Notice tone="info">{refusal.message}</Notice>
        </OwnerOnly>
      )}
      {!isGold && (
        <HoldingChart
          code={holding.fundInfo.code}
          name={fundTitle(holding.fundInfo.name)}
          transactions={transactions}
        />
      )}
      {!isGold && holding.units > 0 ? <HeldParts holding={holding} /> : <HoldingFacts holding={holding} />}
      {!isGold && holding.folioData.length > 0 && <FolioCards folios={holding.folioData} />}
      <ComparisonCard holding={holding} />
      <Transactions holding={holding} transactions={transactions} />
      {!isGold && <SipHistory code={holding.fundInfo.code} />}
    </>
  );
}
