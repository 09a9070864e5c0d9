import { useWords } from '@sanchay/i18n';
import { ChoiceField } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_WORDS } from '../words.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import type { Sellable } from './useSellable.ts';
import type { SaleFlow } from './useSaleFlow.ts';

/** To which account the money goes; asked only when there are several. */
export function BankQuestion({ flow, sellable }: { flow: SaleFlow; sellable: Sellable }) {
  const { t } = useWords(SALE_WORDS);
  const usual = sellable.banks.find((bank) => bank.default) ?? sellable.banks[0]!;
  const [bank, setBank] = useState(flow.answers.bank ?? usual.id);
  return (
    <QuestionFrame
      flow={flow}
      title={t('bank.title')}
      lead={t('bank.lead')}
      onNext={() => flow.answer({ bank })}
    >
      <ChoiceField
        label={t('bank.title')}
        hideLabel
        value={bank}
        onChange={setBank}
        options={sellable.banks.map((one) => ({
          value: one.id,
          label: one.bank_name,
          hint: one.default ? t('bank.usual', { number: one.masked_account_no }) : one.masked_account_no,
        }))}
      />
    </QuestionFrame>
  );
}
