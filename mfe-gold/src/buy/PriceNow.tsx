import { goldRateInclTax } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ErrorState, Notice, Row, Stack, Stat } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { HoldRing } from './HoldRing.tsx';
import type { HeldPriceState } from './useHeldPrice.ts';

/** The held price with its countdown; a new one is labelled as new. */
export function PriceNow({ held }: { held: HeldPriceState }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (held.error && !held.price) {
    return (
      <ErrorState
        compact
        title={held.error.message}
        safe={t('buy.nothingSent')}
        action=""
        onRetry={held.renew}
        busy={held.busy}
      />
    );
  }
  if (!held.shown) return null;
  const { current_gold_price: price, taxes } = held.shown;
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Stat
          size="large"
          label={t('buy.price')}
          value={format.rupees(price.buy, { decimals: 2 })}
          unit={t('explore.perGram')}
          detail={t('buy.withTax', {
            rate: format.rupees(goldRateInclTax(price.buy, taxes.igst), { decimals: 2 }),
            tax: format.percent(taxes.igst, { decimals: 0 }),
          })}
        />
        <HoldRing secondsLeft={held.secondsLeft} seconds={held.seconds} />
      </Row>
      {held.renewed && <Notice live>{t('buy.renewed')}</Notice>}
      {!held.price && !held.error && <Notice live>{t('buy.renewing')}</Notice>}
    </Stack>
  );
}
