import type { StockOrderKind } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Card, NumberField, SegmentedControl, SelectField, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import type { UsOrderForm } from './useUsOrder.ts';

/** Side, size and price of an order. */
export function UsOrderFields({ form }: { form: UsOrderForm }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { side, kind, answers, errors, known, turn, answer } = form;
  const free = side === 'sell' && known ? known.free_shares : 0;
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
          label={us('order.by')}
          value={answers.by}
          onChange={(by) => answer({ by, size: by === 'shares' ? 1 : 10 })}
          options={[
            { value: 'amount', label: us('order.dollars') },
            { value: 'shares', label: t('order.shares') },
          ]}
        />
        {answers.by === 'amount' ? (
          <NumberField
            label={us('order.amount')}
            prefix="$"
            decimals={2}
            value={answers.size}
            hint={us(`order.amountHint.${side}`)}
            error={errors.amount?.[0]}
            onChange={(size) => answer({ size })}
          />
        ) : (
          <NumberField
            label={t('order.quantity')}
            decimals={6}
            value={answers.size}
            hint={side === 'sell' && known ? us('order.free', { count: String(free) }) : us('order.fraction')}
            error={errors.quantity?.[0]}
            onChange={(size) => answer({ size })}
          />
        )}
        {free > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => answer({ by: 'shares', size: free, kind: 'market' })}
          >
            {us('order.all')}
          </Button>
        )}
        {answers.by === 'shares' && (
          <SelectField
            label={t('order.kind')}
            value={kind}
            hint={t(`kind.${kind}.hint`)}
            onChange={(next) =>
              answer({ kind: next as StockOrderKind, price: answers.price ?? known?.last_price ?? null })
            }
            options={(['market', 'limit'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
        {kind === 'limit' && (
          <NumberField
            label={t('order.price')}
            prefix="$"
            decimals={2}
            value={answers.price}
            hint={us('order.limitHint')}
            error={errors.price?.[0]}
            onChange={(price) => answer({ price })}
          />
        )}
      </Stack>
    </Card>
  );
}
