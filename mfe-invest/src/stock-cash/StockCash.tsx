import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  RuleSource,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Card, DetailList, Heading, Page, Row, Split, Stack, Stat, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { PaymentBanner } from '../pay/PaymentBanner.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { STOCK_CASH_PATH, STOCK_ORDERS_PATH } from '../stock-orders/stockOrderPath.ts';
import { AddCash } from './AddCash.tsx';
import { CashMovements } from './CashMovements.tsx';
import { WithdrawCash } from './WithdrawCash.tsx';

type Cash = CallReply<'tradingCash'>['data'];

/** `/stocks/cash`: cash for orders of shares: adding, withdrawing, and how it changed. */
export function StockCash() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address] = useSearchParams();
  const payment = address.get('payment');
  const cash = useCall('tradingCash', {}, { enabled: session !== null });
  usePageTitle(t('cash.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('tradingCash'));
  const live = (cash.data?.data.live_payment_ids ?? []).filter((id) => id !== payment);
  if (!session || cash.isPending) return <ShareSkeleton />;
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: t('list.title'), href: STOCK_ORDERS_PATH },
              { label: t('cash.title'), href: STOCK_CASH_PATH },
            ]}
          />
          <Heading level={1}>{t('cash.title')}</Heading>
        </Stack>
        {payment && <PaymentBanner key={payment} id={payment} />}
        {live.map((id) => (
          <PaymentBanner key={id} id={id} />
        ))}
        <CallProblem of={cash} />
        {cash.data && <Balances cash={cash.data.data} />}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}

function Balances({ cash }: { cash: Cash }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  return (
    <Split
      aside={
        <OwnerOnly minors="never">
          <Stack gap={6}>
            <ReadyOnly>
              <AddCash />
            </ReadyOnly>
            {cash.available > 0 && <WithdrawCash cash={cash} />}
          </Stack>
        </OwnerOnly>
      }
    >
      <Card raised>
        <Stack gap={5}>
          <Row gap={8} align="end">
            <Stat label={t('cash.available')} value={paise(cash.available)} size="large" />
          </Row>
          <DetailList
            items={[
              { term: t('cash.balance'), value: paise(cash.balance) },
              { term: t('cash.reserved'), value: paise(cash.reserved), hint: t('cash.reservedHint') },
              { term: t('cash.unsettled'), value: paise(cash.unsettled), hint: t('cash.unsettledHint') },
            ]}
          />
          <Text size="small">{t('cash.payout', { day: date(cash.next_payout_on) })}</Text>
          <Text size="label">
            <RuleSource ids={[cash.payout_rule_id]} />
          </Text>
        </Stack>
      </Card>
      <CashMovements movements={cash.movements} />
    </Split>
  );
}
