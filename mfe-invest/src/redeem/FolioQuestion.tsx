import { useFormat, useMessages } from '@sanchay/i18n';
import { ChoiceField } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { Sellable } from './useSellable.ts';
import type { SaleFlow } from './useSaleFlow.ts';

/** Selects the folio to redeem from; shown only when there are several. */
export function FolioQuestion({ flow, sellable }: { flow: SaleFlow; sellable: Sellable }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees, units } = useFormat();
  const [folio, setFolio] = useState(flow.answers.folio ?? sellable.folios[0]!.folio_no);
  return (
    <QuestionFrame flow={flow} title={t('folio.title')} onNext={() => flow.answer({ folio })}>
      <ChoiceField
        label={t('folio.title')}
        hideLabel
        value={folio}
        onChange={setFolio}
        options={sellable.folios.map((one) => ({
          value: one.folio_no,
          label: t('folio.number', { number: one.folio_no }),
          hint: t('folio.free', {
            units: units(one.free_units, sellable.units_decimals as 3 | 4),
            value: rupees(one.free_value, { decimals: 2 }),
          }),
        }))}
      />
    </QuestionFrame>
  );
}
