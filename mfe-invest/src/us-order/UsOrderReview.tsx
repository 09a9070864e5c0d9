import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { ActionBar, Button, Card, LinkButton, Notice, Stack, Stat, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { UsChargeList } from '../us-orders/UsChargeList.tsx';
import { ADD_MONEY_PATH, US_ACCOUNT_PATH } from '../us-wallet/usPaths.ts';
import { useDollars } from '../us-wallet/useDollars.ts';
import { usePlaceUsOrder } from './usePlaceUsOrder.ts';
import type { UsOrderForm } from './useUsOrder.ts';

type Preview = NonNullable<UsOrderForm['preview']>;

/** What an order costs or brings, what happens when, and its confirmation. */
export function UsOrderReview({ preview }: { preview: Preview }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { dollars, paise, rate } = useDollars();
  const { place, busy, error, dialog } = usePlaceUsOrder(preview);
  const { side, kind, amount, name, refusal } = preview;
  const size = amount === null ? us('orders.shares', { count: String(preview.shares) }) : dollars(amount);
  return (
    <Card raised title={t('review.title')}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Stat
            label={t(side === 'buy' ? 'review.pay' : 'review.receive')}
            value={dollars(preview.net)}
            size="large"
          />
          {preview.rupees !== null && preview.rate !== null && (
            <Text size="small">
              {us('wallet.inRupees', { amount: paise(preview.rupees), rate: rate(preview.rate) })}
            </Text>
          )}
        </Stack>
        <UsChargeList
          {...preview}
          before={[
            {
              term: us(amount === null ? 'order.sharesExact' : 'order.sharesAbout'),
              value: String(preview.shares),
            },
            {
              term: t(kind === 'limit' ? 'order.price' : 'review.lastPrice'),
              value: dollars(kind === 'limit' ? preview.limit_price! : preview.last_price),
            },
          ]}
        />
        <WhatHappens preview={preview} />
        <ReadyOnly>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!refusal && <WriteProblem error={error} />}
          <ActionBar label={t('review.title')} why={refusal?.message ?? null}>
            <Button full busy={busy} disabled={refusal !== null} onClick={() => void place()}>
              {us(`order.confirm.${side}`, { size, name })}
            </Button>
          </ActionBar>
        </ReadyOnly>
        <Text size="label">
          <RuleSource ids={preview.rule_ids} />
        </Text>
      </Stack>
      {dialog}
    </Card>
  );
}

/** When the order is sent and settled, at what price, and what is set aside. */
function WhatHappens({ preview }: { preview: Preview }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { date, dateTime } = useFormat();
  const { dollars } = useDollars();
  const { side, kind, session, limit_price: limit } = preview;
  return (
    <>
      <Text size="small">
        {session.open
          ? us('order.openNow', { time: dateTime(session.closes) })
          : us('order.waits', { time: dateTime(session.opens) })}{' '}
        {kind === 'market' && limit !== null && t(`review.protected.${side}`, { price: dollars(limit) })}{' '}
        {us(`order.settles.${side}`, { day: date(preview.settles_on) })}
      </Text>
      {side === 'buy' && (
        <Text size="small">
          {us('order.wallet', { wallet: dollars(preview.wallet), reserved: dollars(preview.reserved) })}
        </Text>
      )}
    </>
  );
}

const WAYS: Readonly<Record<string, { href: string; label: 'wallet.add' | 'account.open' | 'renew.sign' }>> =
  {
    wallet_short: { href: ADD_MONEY_PATH, label: 'wallet.add' },
    not_open: { href: US_ACCOUNT_PATH, label: 'account.open' },
    w8ben_expired: { href: US_ACCOUNT_PATH, label: 'renew.sign' },
  };

/** Why the order cannot be placed, with the way to change it. */
function RefusalNotice({ refusal }: { refusal: NonNullable<Preview['refusal']> }) {
  const { t } = useMessages(US_MESSAGES);
  const way = WAYS[refusal.code];
  return (
    <Notice
      tone="warn"
      live
      action={
        way && (
          <LinkButton href={way.href} size="small">
            {t(way.label)}
          </LinkButton>
        )
      }
    >
      {refusal.message}
    </Notice>
  );
}
