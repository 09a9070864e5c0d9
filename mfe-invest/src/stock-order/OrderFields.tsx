import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, MoneyField, NumberField, SegmentedControl, SelectField, Stack } from '@sanchay/ui';
import type { StockOrderValidity } from '@sanchay/contracts';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import type { OrderType } from '../stock-orders/orderTerms.ts';
import { hasLimit, hasTrigger, ORDER_TYPES, type StockOrderForm } from './useStockOrder.ts';

/** Side, size, price and validity of an order. */
export function OrderFields({ form }: { form: StockOrderForm }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { side, answers, errors, known, turn, answer } = form;
  return (
    <Card title={t('order.terms')}>
      <Stack gap={5}>
        <SegmentedControl
          label={t('order.side')}
          value={side}
          onChange={turn}
          options={[
            { value: 'buy', label: t('side.buy') },
            { value: 'sell', label: t('side.sell') },
          ]}
        />
        <SegmentedControl
          label={t('order.by')}
          value={answers.by}
          onChange={(by) => answer({ by, size: by === 'shares' ? 1 : null })}
          options={[
            { value: 'shares', label: t('order.shares') },
            { value: 'amount', label: t('order.amount') },
          ]}
        />
        {answers.by === 'shares' ? (
          <NumberField
            label={t('order.quantity')}
            value={answers.size}
            hint={side === 'sell' && known ? t('order.free', { count: known.free_shares }) : undefined}
            error={errors.quantity?.[0]}
            onChange={(size) => answer({ size })}
          />
        ) : (
          <MoneyField
            label={t('order.rupees')}
            value={answers.size}
            hint={t('order.rupeesHint')}
            error={errors.amount?.[0]}
            onChange={(size) => answer({ size })}
          />
        )}
        <PriceFields form={form} />
      </Stack>
    </Card>
  );
}

/** Type, prices and validity of an order. */
function PriceFields({ form }: { form: StockOrderForm }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees } = useFormat();
  const { side, answers, errors, known, answer } = form;
  const { type, price, trigger, validity } = answers;
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const range =
    known && t('order.range', { low: paise(known.low), high: paise(known.high), tick: paise(known.tick) });
  return (
    <>
      <SelectField
        label={t('order.kind')}
        value={type}
        hint={t(hasTrigger(type) ? `kind.${type}.hint.${side}` : `kind.${type}.hint`)}
        onChange={(next) => answer({ type: next as OrderType, price: price ?? known?.last_price ?? null })}
        options={ORDER_TYPES.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {hasTrigger(type) && (
        <MoneyField
          label={t('order.trigger')}
          value={trigger}
          hint={known && t(`order.triggerHint.${side}`, { price: paise(known.last_price) })}
          error={errors.trigger_price?.[0]}
          onChange={(next) => answer({ trigger: next })}
        />
      )}
      {hasLimit(type) && (
        <MoneyField
          label={t('order.price')}
          value={price}
          hint={range}
          error={errors.price?.[0]}
          onChange={(next) => answer({ price: next })}
        />
      )}
      {!hasTrigger(type) && (
        <SelectField
          label={t('order.validity')}
          value={validity}
          hint={t(`validity.${validity}.hint`)}
          onChange={(next) => answer({ validity: next as StockOrderValidity })}
          options={(['day', 'ioc'] as const).map((value) => ({ value, label: t(`validity.${value}`) }))}
        />
      )}
    </>
  );
}
