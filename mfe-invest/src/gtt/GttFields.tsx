import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, MoneyField, NumberField, SegmentedControl, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import type { GttForm } from './useGtt.ts';

interface GttFieldsProps {
  form: GttForm;
  /** Rupees a share. */
  price: number;
  /** Whether buying or selling is settled, as of an order that waits. */
  isKnown: boolean;
}

/** Side, quantity and prices of an order that is good till triggered. */
export function GttFields({ form, price, isKnown }: GttFieldsProps) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees } = useFormat();
  const { answers, answer, errors } = form;
  const last = t('gtt.last', { price: rupees(price, { decimals: 2 }) });
  return (
    <Card title={t('gtt.terms')}>
      <Stack gap={5}>
        {!isKnown && (
          <SegmentedControl
            label={t('order.side')}
            value={answers.side}
            onChange={(side) => answer({ side, isPair: side === 'sell' && answers.isPair })}
            options={[
              { value: 'buy', label: t('side.buy') },
              { value: 'sell', label: t('side.sell') },
            ]}
          />
        )}
        {answers.side === 'sell' && (
          <SegmentedControl
            label={t('gtt.kind')}
            value={answers.isPair ? 'pair' : 'single'}
            onChange={(kind) => answer({ isPair: kind === 'pair' })}
            options={[
              { value: 'single', label: t('gtt.single') },
              { value: 'pair', label: t('gtt.pair') },
            ]}
          />
        )}
        <NumberField
          label={t('order.quantity')}
          value={answers.quantity}
          error={errors.quantity?.[0]}
          onChange={(quantity) => answer({ quantity })}
        />
        <MoneyField
          label={t(answers.isPair ? 'gtt.stopTrigger' : 'order.trigger')}
          value={answers.trigger}
          hint={last}
          error={errors.trigger_price?.[0]}
          onChange={(trigger) => answer({ trigger })}
        />
        <MoneyField
          label={t(answers.isPair ? 'gtt.stopLimit' : 'order.price')}
          value={answers.limit}
          hint={t(`gtt.limitHint.${answers.side}`)}
          error={errors.limit_price?.[0]}
          onChange={(limit) => answer({ limit })}
        />
        {answers.isPair && (
          <>
            <MoneyField
              label={t('gtt.targetTrigger')}
              value={answers.targetTrigger}
              hint={last}
              error={errors.target_trigger_price?.[0]}
              onChange={(targetTrigger) => answer({ targetTrigger })}
            />
            <MoneyField
              label={t('gtt.targetLimit')}
              value={answers.targetLimit}
              hint={t('gtt.limitHint.sell')}
              error={errors.target_limit_price?.[0]}
              onChange={(targetLimit) => answer({ targetLimit })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
