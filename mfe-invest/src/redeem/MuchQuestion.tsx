import { useFormat, useMessages } from '@sanchay/i18n';
import { ChoiceField, MoneyField, Notice, NumberField, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { MUCH, type Much } from './saleAnswers.ts';
import { folioOf, lockedUnits, type Sellable } from './useSellable.ts';
import type { SaleFlow } from './useSaleFlow.ts';

interface MuchQuestionProps {
  flow: SaleFlow;
  sellable: Sellable;
  kind: 'redeem' | 'switch';
}

/** How much is sold: rupees, units, or all that is free. */
export function MuchQuestion({ flow, sellable, kind }: MuchQuestionProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees, units, date } = useFormat();
  const folio = folioOf(sellable, flow.answers.folio);
  const decimals = sellable.units_decimals as 3 | 4;
  const [by, setBy] = useState<Much>(flow.answers.by ?? 'amount');
  const [value, setValue] = useState(flow.answers.value);
  const [asked, setAsked] = useState(false);
  const most = by === 'amount' ? folio.free_value : folio.free_units;
  const error =
    by === 'all'
      ? undefined
      : value === null
        ? t('much.missing')
        : value > most
          ? t(`much.tooMuch.${by}`, {
              most: by === 'amount' ? rupees(most, { decimals: 2 }) : units(most, decimals),
            })
          : undefined;
  const soonest = folio.locked[0];
  const field = { value, onChange: setValue, error: asked ? error : undefined };

  return (
    <QuestionFrame
      flow={flow}
      title={t(`much.title.${kind}`)}
      lead={t('much.free', {
        units: units(folio.free_units, decimals),
        value: rupees(folio.free_value, { decimals: 2 }),
      })}
      onNext={() => {
        setAsked(true);
        if (!error) flow.answer({ by, value: by === 'all' ? null : value });
      }}
    >
      <Stack gap={4}>
        <ChoiceField
          label={t('much.by')}
          columns={3}
          value={by}
          onChange={(one) => {
            setBy(one as Much);
            setValue(null);
            setAsked(false);
          }}
          options={MUCH.map((one) => ({ value: one, label: t(`much.${one}`) }))}
        />
        {by === 'amount' && (
          <MoneyField label={t('much.amountLabel')} {...field} hint={t('much.amountHint')} />
        )}
        {by === 'units' && <NumberField label={t('much.unitsLabel')} decimals={decimals} {...field} />}
        {soonest && (
          <Notice>
            {t('much.locked', {
              units: units(lockedUnits(folio), decimals),
              date: date(soonest.unlocks_on),
              soonest: units(soonest.units, decimals),
            })}
          </Notice>
        )}
        {folio.reserved_units > 0 && (
          <Notice>{t('much.reserved', { units: units(folio.reserved_units, decimals) })}</Notice>
        )}
      </Stack>
    </QuestionFrame>
  );
}
