import type { RedemptionPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { useNavigate } from '@sanchay/remote-kit/router';
import { Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import type { SaleAsk } from '../redeem/askOf.ts';
import { QuestionFrame } from '../redeem/QuestionFrame.tsx';
import { SaleSums } from '../redeem/SaleSums.tsx';
import { SoldLots } from '../redeem/SoldLots.tsx';
import type { SaleFlow } from '../redeem/useSaleFlow.ts';
import { WhatWillHappen } from '../redeem/WhatWillHappen.tsx';

interface Props {
  flow: SaleFlow;
  kind: 'redeem' | 'switch';
  ask: SaleAsk;
  preview: RedemptionPreview;
  /** Name of the account holder. */
  owner: string;
}

const LONGEST = 300;

/** The last step of a redemption or switch that a manager prepares: a note, and sending it to the owner. */
export function SendToOwner({ flow, kind, ask, preview, owner }: Props) {
  const { t } = useMessages(SALE_MESSAGES);
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const prepare = useWrite('prepareOrder', ['preparedOrders']);

  async function send(): Promise<void> {
    const order = kind === 'redeem' ? { redemption: ask } : { switch: ask as Required<SaleAsk> };
    const body = { ...order, ...(note.trim() !== '' && { note: note.trim() }) };
    try {
      const { data } = await prepare.mutateAsync({ body });
      void navigate(`/orders/prepared/${data.id}`, { replace: true });
    } catch {
      // The reason is shown above the button.
    }
  }

  return (
    <QuestionFrame
      flow={flow}
      title={t('review.title')}
      lead={t('prepared.sendLead', { name: owner })}
      next={t('prepared.send', { name: owner })}
      busy={prepare.isPending}
      onNext={() => void send()}
    >
      <Stack gap={4}>
        <SaleSums sums={preview} kind={kind} estimated />
        <WhatWillHappen preview={preview} />
        <SoldLots lots={preview.lots} gains={preview.gains} />
        <TextField label={t('prepared.noteLabel')} value={note} onChange={setNote} maxLength={LONGEST} />
        <WriteProblem error={prepare.error} />
      </Stack>
    </QuestionFrame>
  );
}
