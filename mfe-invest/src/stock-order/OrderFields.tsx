import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, MoneyField, NumberField, SegmentedControl, SelectField, Stack } from '@sanchay/ui';
import type { StockOrderKind, StockOrderValidity } from '@sanchay/contracts';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import type { StockOrderForm } from './useStockOrder.ts';

/** Side, size, price and validity of an order. */
export function OrderFields({ form }: { form: StockOrderForm }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees } = useFormat();
  const { side, answers, errors, known, turn, answer } = form;
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
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
        <SelectField
          label={t('order.kind')}
          value={answers.kind}
          hint={t(`kind.${answers.kind}.hint`)}
          onChange={(kind) =>
            answer({ kind: kind as StockOrderKind, price: answers.price ?? known?.last_price ?? null })
          }
          options={(['market', 'limit'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        {answers.kind === 'limit' && (
          <MoneyField
            label={t('order.price')}
            value={answers.price}
            hint={
              known &&
              t('order.range', { low: paise(known.low), high: paise(known.high), tick: paise(known.tick) })
            }
            error={errors.price?.[0]}
            onChange={(price) => answer({ price })}
          />
        )}
        <SelectField
          label={t('order.validity')}
          value={answers.validity}
          hint={t(`validity.${answers.validity}.hint`)}
          onChange={(validity) => answer({ validity: validity as StockOrderValidity })}
          options={(['day', 'ioc'] as const).map((value) => ({ value, label: t(`validity.${value}`) }))}
        />
      </Stack>
    </Card>
  );
}
