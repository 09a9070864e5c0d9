import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  RuleSource,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Card, DetailList, LinkButton, Notice, Page, Row, Stack, Stat, Text, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { usStockPath } from '../share/shareLine.ts';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { UsSoldLots } from '../us-orders/UsSoldLots.tsx';
import { useDollars } from '../us-wallet/useDollars.ts';
import { placeUsOrderPath, US_ORDERS_PATH, usHoldingPath } from '../us-wallet/usPaths.ts';
import { UsEvents } from './UsEvents.tsx';
import { UsLots } from './UsLots.tsx';

type Holding = CallReply<'usHolding'>['data'];

/** `/us-stocks/holdings/{slug}`: one US share in both currencies, with its lots and sales. */
export function UsHoldingPage() {
  const { slug = '' } = useParams();
  const session = useRequiredSession();
  const holding = useCall('usHolding', { params: { slug } }, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('usHolding'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={holding}>{(one) => <HoldingView key={slug} holding={one} />}</DetailsPage>;
}

function HoldingView({ holding }: { holding: Holding }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { name, symbol, slug, quantity, unsettled, free } = holding;
  usePageTitle(name);
  return (
    <Page width="text">
      <Stack gap={6}>
        <OrderHead
          title={name}
          crumbs={[
            { label: us('holding.all'), href: '/portfolio/us-stocks' },
            { label: name, href: usHoldingPath(slug) },
          ]}
          name={name}
          code={symbol}
        />
        {unsettled > 0 && (
          <Notice tone="info">{us('holding.unsettled', { count: String(unsettled) })}</Notice>
        )}
        <Figures holding={holding} />
        <OwnerOnly quiet>
          <Row gap={3}>
            {free > 0 && (
              <LinkButton href={placeUsOrderPath(slug, 'sell')} variant="secondary">
                {t('side.sell')}
              </LinkButton>
            )}
            <LinkButton href={placeUsOrderPath(slug, 'buy')}>{t('side.buy')}</LinkButton>
          </Row>
        </OwnerOnly>
        {quantity > 0 && <UsLots lots={holding.lots} />}
        {holding.events.length > 0 && <UsEvents events={holding.events} />}
        {holding.sales.length > 0 && <UsSoldLots lots={holding.sales} />}
        <Row gap={4}>
          <TextLink href={usStockPath(slug)}>{us('holding.toStock')}</TextLink>
          <TextLink href={US_ORDERS_PATH}>{us('orders.title')}</TextLink>
        </Row>
        <Text size="label">
          <RuleSource ids={holding.rule_ids} />
        </Text>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

function Figures({ holding }: { holding: Holding }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { rupees, date } = useFormat();
  const { dollars, paise, rate } = useDollars();
  const { value, gain, price_effect: price, currency_effect: currency, rate: now } = holding;
  const signed = (amount: number) => rupees(amount, { decimals: 2, sign: 'always' });
  return (
    <Card raised>
      <Stack gap={5}>
        <Row gap={8} align="last-baseline">
          <Stat
            label={us('holding.value')}
            value={value === null ? dollars(holding.value_usd) : paise(value)}
            size="large"
          />
          {gain !== null && <Stat label={t('lots.gain')} value={signed(gain)} />}
        </Row>
        <DetailList
          items={[
            { term: t('order.quantity'), value: String(holding.quantity) },
            {
              term: us('holding.price'),
              value: dollars(holding.price),
              hint: holding.price_date === null ? undefined : date(holding.price_date),
            },
            { term: us('holding.valueUsd'), value: dollars(holding.value_usd) },
            { term: us('holding.cost'), value: dollars(holding.cost), hint: paise(holding.invested) },
            {
              term: us('holding.gainUsd'),
              value: rupees(holding.gain_usd, { currency: 'USD', decimals: 2, sign: 'always' }),
            },
            ...(price === null || currency === null || now === null
              ? []
              : [
                  { term: us('holding.priceEffect'), value: signed(price) },
                  {
                    term: us('holding.currencyEffect'),
                    value: signed(currency),
                    hint: us('holding.rateNow', { rate: rate(now) }),
                  },
                ]),
          ]}
        />
        <Text size="small">{us('holding.effectsHint')}</Text>
      </Stack>
    </Card>
  );
}
