import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { ActionBar, Button, Card, LinkButton, Notice, Row, Stack, Stat, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { ReadyOnly } from '../ready/ReadyOnly.tsx';
import { ChargeList } from '../stock-orders/ChargeList.tsx';
import { STOCK_CASH_PATH } from '../stock-orders/stockOrderPath.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import type { StockOrderForm } from './useStockOrder.ts';

/** What an order costs or brings, what happens when, and its confirmation. */
export function OrderReview({ preview }: { preview: NonNullable<StockOrderForm['preview']> }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date, dateTime } = useFormat();
  const { place, busy, error, dialog } = usePlaceOrder(preview);
  const { side, kind, quantity, name, refusal, session } = preview;
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  return (
    <Card raised title={t('review.title')}>
      <Stack gap={5}>
        <Row gap={8} align="end">
          <Stat
            label={t(side === 'buy' ? 'review.pay' : 'review.receive')}
            value={paise(preview.net)}
            size="large"
          />
        </Row>
        <ChargeList
          {...preview}
          before={[
            { term: t('order.quantity'), value: String(quantity) },
            {
              term: t(kind === 'limit' ? 'order.price' : 'review.lastPrice'),
              value: paise(kind === 'limit' ? preview.limit_price : preview.last_price),
            },
            ...(preview.trigger_price === null
              ? []
              : [{ term: t('order.trigger'), value: paise(preview.trigger_price) }]),
          ]}
        />
        <Text size="small">
          {session.open ? t('review.openNow') : t('review.waits', { time: dateTime(session.opens) })}{' '}
          {preview.trigger_price !== null &&
            `${t('review.trigger', { price: paise(preview.trigger_price) })} `}
          {kind === 'market' && t(`review.protected.${side}`, { price: paise(preview.limit_price) })}{' '}
          {t(`review.settles.${side}`, { day: date(preview.settles_on) })}
        </Text>
        {side === 'buy' && (
          <Text size="small">
            {t('review.cash', { cash: paise(preview.cash), reserved: paise(preview.reserved) })}
          </Text>
        )}
        <ReadyOnly>
          {refusal && (
            <Notice
              tone="warn"
              live
              action={
                refusal.code === 'cash_short' && (
                  <LinkButton href={STOCK_CASH_PATH} size="small">
                    {t('cash.add')}
                  </LinkButton>
                )
              }
            >
              {refusal.message}
            </Notice>
          )}
          {!refusal && <WriteProblem error={error} />}
          <ActionBar label={t('review.title')} why={refusal?.message ?? null}>
            <Button full busy={busy} disabled={refusal !== null} onClick={() => void place()}>
              {t(`review.confirm.${side}`, { count: quantity, name })}
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
