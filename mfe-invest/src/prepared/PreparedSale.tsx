import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type RedemptionPreview } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useIsManager, useStepUp, useWrite } from '@sanchay/remote-kit';
import { useNavigate } from '@sanchay/remote-kit/router';
import { Button, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { ConsentCard } from '../redeem/ConsentCard.tsx';
import { SaleSums } from '../redeem/SaleSums.tsx';
import { SoldLots } from '../redeem/SoldLots.tsx';
import { WhatWillHappen } from '../redeem/WhatWillHappen.tsx';
import { PreparedActions } from './PreparedActions.tsx';
import type { Prepared } from './PreparedPage.tsx';

interface Props {
  order: Prepared;
  preview: RedemptionPreview;
  again: () => void;
}

/** A prepared redemption or switch as it would be placed now; the owner confirms it with an OTP. */
export function PreparedSale({ order, preview, again }: Props) {
  const isManager = useIsManager();
  const { hash } = preview.consent;
  return (
    <Stack gap={4}>
      <SaleSums sums={preview} kind={order.kind === 'switch' ? 'switch' : 'redeem'} estimated />
      <WhatWillHappen preview={preview} />
      <SoldLots lots={preview.lots} gains={preview.gains} />
      {isManager ? (
        <PreparedActions order={order} />
      ) : (
        // Other words are agreed to anew.
        <Confirmation key={hash} order={order} consent={preview.consent} again={again} />
      )}
    </Stack>
  );
}

interface ConfirmationProps {
  order: Prepared;
  consent: RedemptionPreview['consent'];
  again: () => void;
}

function Confirmation({ order, consent, again }: ConfirmationProps) {
  const { t } = useMessages(SALE_MESSAGES);
  const navigate = useNavigate();
  const stepUp = useStepUp();
  const confirm = useWrite('confirmPreparedSale', [
    'preparedOrder',
    'preparedOrders',
    'redemptions',
    'sellable',
  ]);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);

  async function place(): Promise<void> {
    setAsked(true);
    if (!agreed) return;
    const request = { params: { id: order.id }, body: { consent_hash: consent.hash } };
    const token = await stepUp.ask('redeem', { confirms: confirmsOf('confirmPreparedSale', request) });
    if (token === null) return;
    try {
      const { data } = await confirm.mutateAsync({ ...request, body: { ...request.body, step_up: token } });
      void navigate(`/orders/sale/${data.result_id}`, { replace: true });
    } catch (cause) {
      // The page shows what has changed; the reason of the refusal stays beside the button.
      if ((cause as ApiError).httpStatus === 409) again();
    }
  }

  return (
    <>
      <ConsentCard consent={consent} agreed={agreed} onAgree={setAgreed} missing={asked && !agreed} />
      {confirm.error?.httpStatus === 409 ? (
        <Notice tone="warn" live title={confirm.error.message} />
      ) : (
        <WriteProblem error={confirm.error} />
      )}
      <PreparedActions order={order}>
        <Button busy={confirm.isPending} onClick={() => void place()}>
          {t('prepared.confirm')}
        </Button>
      </PreparedActions>
      {stepUp.dialog}
    </>
  );
}
